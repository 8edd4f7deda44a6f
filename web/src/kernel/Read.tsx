import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '../ui/Button.tsx'
import { ErrorState } from '../ui/EmptyState.tsx'
import { Note } from '../ui/Note.tsx'
import { SkeletonCards } from '../ui/Skeleton.tsx'
import { isConnectionLost, reasonOf } from './api-error.ts'

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
  /** What failed: «فهرست سالن‌ها نیامد». A part of a drawer has none, and says it in a note. */
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

/** That the connection is lost is said at the foot of the screen, and so not in each note. */
function Failed({ of, title, note = 'این بخش نیامد' }: FailedProps) {
  if (title === undefined)
    return (
      <Note tone="danger" alert title={note}>
        {!isConnectionLost(of.error) && reasonOf(of.error)} <Again of={of} />
      </Note>
    )
  return (
    <ErrorState title={title} onRetry={() => void of.refetch()} retrying={of.isFetching}>
      {reasonOf(of.error)}
    </ErrorState>
  )
}

/** A quiet word over what was read before. The first alone is seen of all on a page, and of what lies over it (surface.css); its button reads for all. */
function NotRenewed({ of }: FailedProps) {
  const client = useQueryClient()
  if (isConnectionLost(of.error)) return null
  const refetch = () =>
    client.refetchQueries({ type: 'active', predicate: ({ state }) => state.error !== null })
  return (
    <div className="not-renewed">
      <Note>
        به‌روز نشد؛ آنچه می‌بینید از پیش است. <Again of={{ ...of, refetch }} />
      </Note>
    </div>
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
