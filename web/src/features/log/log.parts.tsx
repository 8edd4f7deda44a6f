import { lazy, Suspense } from 'react'

export { LogLink } from './LogLink.tsx'

const Watch = lazy(() => import('./LogWatch.tsx'))

/** Watches a hall's log in the background, by files that no first screen waits for. */
export const LogWatch = (props: { hallId: number }) => (
  <Suspense>
    <Watch {...props} />
  </Suspense>
)
