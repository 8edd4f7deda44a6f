import { CircleX } from 'lucide-react'
import type { ReactNode } from 'react'
import './permits.css'

type PermitVerdictProps = { good: boolean; icon: ReactNode; title: string; children: ReactNode }

export function PermitVerdict({ good, icon, title, children }: PermitVerdictProps) {
  return (
    <section
      className={`stack gap-2 middle centre pad-4 rounded-lg verify-verdict tone-${good ? 'success' : 'danger'}`}
      role="status"
    >
      {icon}
      <h1 className="title-md">{title}</h1>
      <p className="ink">{children}</p>
    </section>
  )
}

/** Of a permit of ours with which nothing may be given any more: it was voided, or its load was delivered and its work is over. */
export const OverVerdict = ({ isVoided }: { isVoided: boolean }) =>
  isVoided ? (
    <PermitVerdict good={false} icon={<CircleX />} title="این مجوز باطل شده است">
      برگه از بارگاه است، ولی دیگر اعتبار ندارد. با این برگه بار ندهید.
    </PermitVerdict>
  ) : (
    <PermitVerdict good={false} icon={<CircleX />} title="کار این مجوز تمام شده است">
      برگه از بارگاه است و بارش رسانده شده است. با آن بار دیگری ندهید.
    </PermitVerdict>
  )
