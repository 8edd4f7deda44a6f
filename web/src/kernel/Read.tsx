import type { ReactNode } from 'react'
import { Button } from '../ui/Button.tsx'
import { ErrorState } from '../ui/EmptyState.tsx'
import { Note } from '../ui/Note.tsx'
import { SkeletonCards } from '../ui/Skeleton.tsx'
import { isConnectionLost, sentenceOf } from './api-error.ts'

/** What TanStack Query says of a read. */
export type Reading<T> = {
  data: T | undefined
  isError: boolean
  isFetching: boolean
  error: unknown
  refetch: () => unknown
}

type ReadProps<T> = {
  of: Reading<T>
  /** While nothing is known; cards of a phone unless said. */
  wait?: ReactNode
  /** What failed: «فهرست سالن‌ها نیامد». A part of a drawer has none, and says the reason in a note. */
  failedTitle?: string
  /** The same, said in a note: among fields, and in a part of a drawer that has no heading. */
  failedNote?: string
  /** In the place of nothing: null, or no rows. */
  empty?: ReactNode
  children: (data: NonNullable<T>) => ReactNode
}

const cards = <SkeletonCards />

/** A read on screen: waited for, failed, empty or shown. What was read before stays when reading again fails. */
export function Read<T>({ of, wait = cards, failedTitle, failedNote, empty, children }: ReadProps<T>) {
  const { data, isError } = of
  if (data === undefined) return isError ? <Failed of={of} title={failedTitle} note={failedNote} /> : wait
  const shown = data === null || (empty !== undefined && isNothing(data)) ? empty : children(data)
  return (
    <>
      {isError && <NotRenewed of={of} />}
      {shown}
    </>
  )
}

type FailedProps = { of: Reading<unknown>; title?: string | undefined; note?: string | undefined }

function Failed({ of, title, note }: FailedProps) {
  if (title === undefined)
    return (
      <Note tone="danger" alert title={note}>
        {sentenceOf(of.error)} <Again of={of} />
      </Note>
    )
  return (
    <ErrorState title={title} onRetry={() => void of.refetch()} retrying={of.isFetching}>
      {sentenceOf(of.error)}
    </ErrorState>
  )
}

/** A quiet word over what was read before; that the connection is lost is said at the foot of the screen. */
function NotRenewed({ of }: FailedProps) {
  if (isConnectionLost(of.error)) return null
  return (
    <Note>
      به‌روز نشد؛ آنچه می‌بینید از پیش است. <Again of={of} />
    </Note>
  )
}

const Again = ({ of }: FailedProps) => (
  <Button
    size="dense"
    variant="ghost"
    busy={of.isFetching}
    busyLabel="در حال تلاش…"
    onClick={() => void of.refetch()}
  >
    تلاش دوباره
  </Button>
)

/** In: a read that a field searches by. Out: what asks it again, where it failed. */
export const againOf = ({ data, isError, refetch }: Reading<unknown>): (() => void) | undefined =>
  isError && data === undefined ? () => void refetch() : undefined

/** Whether what was read holds nothing to show: null, an empty list, or a page without rows. */
export function isNothing(data: unknown): boolean {
  if (data === null) return true
  const rows: unknown = Array.isArray(data) ? data : (data as { rows?: unknown }).rows
  return Array.isArray(rows) && rows.length === 0
}
