import { type ReactNode, Suspense } from 'react'
import { SkeletonLines } from '../../ui/Skeleton.tsx'

/** A part of a drawer as a section, whose files may still be on their way. */
export const inside = (children: ReactNode) => (
  <section>
    <Suspense fallback={<SkeletonLines lines={4} />}>{children}</Suspense>
  </section>
)
