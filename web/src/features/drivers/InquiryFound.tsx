import { IdCard, Truck } from 'lucide-react'
import type { ReactNode } from 'react'
import type { DriverLookedUp } from '@bargah/contract/features/registration/registration.schema.ts'
import type { InquiryAnswer } from '@bargah/contract/features/drivers/drivers.states.ts'
import { Read, type Reading } from '../../kernel/Read.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import './drivers.css'
import { PlateOf } from '../../ui/Plate.tsx'

/** Whom and which truck the inquiry finds, before one registers; a fictitious registry is marked. */
export const InquiryFound = ({ of }: { of: Reading<DriverLookedUp> }) => (
  <Read of={of} failedTitle="استعلام نشد" wait={<SkeletonLines lines={3} />}>
    {(found) => (
      <div className="found-driver stack gap-3" role="status">
        <Line icon={<IdCard />} noun="راننده" answer={found.personInquiry}>
          {found.name !== null && (
            <b>
              {found.name} {found.family}
            </b>
          )}
        </Line>
        <Line icon={<Truck />} noun="ناوگان" answer={found.truckInquiry}>
          {found.loaderTypeName !== null && <b>{found.loaderTypeName}</b>}
          <PlateOf truck={found} />
        </Line>
        {found.isDemo && (
          <p className="muted">
            <Badge hollow>نمایشی</Badge> این نام و پلاک ساختگی است؛ سامانهٔ استعلام وصل نیست.
          </p>
        )}
      </div>
    )}
  </Read>
)

const says: Record<InquiryAnswer, string> = {
  confirmed: 'پیدا شد',
  not_confirmed: 'پیدا نشد',
  away: 'پاسخ نمی‌دهد',
}

type LineProps = { icon: ReactNode; noun: string; answer: InquiryAnswer; children: ReactNode }

const Line = ({ icon, noun, answer, children }: LineProps) => (
  <div className="row wrap gap-2-3 found-line">
    {icon}
    <span className="muted">{noun}</span>
    <span className="found-what row wrap">{children}</span>
    <Badge tone={answer === 'confirmed' ? 'success' : 'warning'}>{says[answer]}</Badge>
  </div>
)
