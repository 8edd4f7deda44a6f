import { mayCall } from '../../kernel/calls.ts'
import { fetched } from '../../ui/fetched.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import type { AuditedRow } from './EventsOf.tsx'

const Events = fetched(() => import('./EventsOf.tsx'), <SkeletonLines lines={4} />)

/** The last part of a drawer: what touched its thing, and the way to all of it; who may not read the audit sees nothing. */
export const EventsSection = (thing: AuditedRow) =>
  mayCall('searchAudit') && (
    <section>
      <h3>رویدادها</h3>
      <Events {...thing} />
    </section>
  )
