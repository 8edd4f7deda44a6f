import type { ReactNode } from 'react'
import './permits.css'

type PermitVerdictProps = { good: boolean; icon: ReactNode; title: string; children: ReactNode }

/** What a code of a permit comes to, in one glance. */
export function PermitVerdict({ good, icon, title, children }: PermitVerdictProps) {
  return (
    <section
      className={`stack gap-2 centre verify-verdict tone-${good ? 'success' : 'danger'}`}
      role="status"
    >
      {icon}
      <h1 className="title-md">{title}</h1>
      <p className="ink">{children}</p>
    </section>
  )
}
