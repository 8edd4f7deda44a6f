import { lazy, Suspense } from 'react'
import { calls } from '../../kernel/calls.ts'
import { mayNow } from '../../kernel/session.ts'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import type { AuditedRow } from './EventsOf.tsx'

const Events = lazy(() => import('./EventsOf.tsx'))

/** The last part of a drawer: what touched its thing, and the way to all of it; who may not read the audit sees nothing. */
export const EventsSection = (thing: AuditedRow) =>
  mayNow(calls.searchAudit.access) && (
    <section>
      <h3>رویدادها</h3>
      <Suspense fallback={<SkeletonLines lines={4} />}>
        <Events {...thing} />
      </Suspense>
    </section>
  )
