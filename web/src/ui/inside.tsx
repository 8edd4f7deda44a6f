import { type ReactNode, Suspense } from 'react'
import { SkeletonLines } from './Skeleton.tsx'

/** What a part of a drawer shows as one section, whose files may still be on their way. */
export const inside = (children: ReactNode) => (
  <section>
    <Suspense fallback={<SkeletonLines lines={4} />}>{children}</Suspense>
  </section>
)
