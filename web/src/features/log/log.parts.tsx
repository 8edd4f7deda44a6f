import { lazy, Suspense } from 'react'
import { useQuiet } from '../../kernel/use-quiet.ts'

export { LogLink } from './LogLink.tsx'

const Watch = lazy(() => import('./LogWatch.tsx'))
const Missing = lazy(() => import('./MissingNote.tsx'))

/** Watches a hall's log in the background, by files that no first screen waits for. */
export const LogWatch = (props: { hallId: number }) =>
  useQuiet() && (
    <Suspense>
      <Watch {...props} />
    </Suspense>
  )

/** Says which receipts of whoever is signed in did not come, and has them asked for. */
export const MissingReceipts = () =>
  useQuiet() && (
    <Suspense>
      <Missing />
    </Suspense>
  )
