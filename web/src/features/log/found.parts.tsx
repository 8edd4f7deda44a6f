import type { ReactNode } from 'react'
import { reasonOf } from '../../kernel/api-error.ts'
import { ErrorState } from '../../ui/EmptyState.tsx'
import { Note } from '../../ui/Note.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import type { LogRow } from './fold.ts'
import type { Check, LogStore } from './log-store.ts'
import { useRows } from './use-log.ts'

type OnceCheckedProps = {
  check: Check
  /** Said while the log is read. */
  meanwhile: string
  /** What to press first where so long a log is not read unasked. */
  asks: string
  /** What cannot be said of a log that is wrong, or that did not come whole. */
  unsure: string
  children: ReactNode
}

/** What only the whole of a log can tell, once it was checked. */
export function OnceChecked({ check, meanwhile, asks, unsure, children }: OnceCheckedProps) {
  if (check.is === 'good') return children
  if (check.is !== 'running') return <Note tone="warning">{check.is === 'asks' ? asks : unsure}</Note>
  return (
    <>
      <p className="muted">{meanwhile}</p>
      <SkeletonLines lines={4} />
    </>
  )
}

type FoundRowsProps = {
  store: LogStore
  indexes: readonly number[] | undefined
  /** Stands where the log has none. */
  none: ReactNode
  children: (rows: readonly LogRow[]) => ReactNode
}

/** The rows at these places, or why they did not come. */
export const FoundRows = ({ indexes, none, ...props }: FoundRowsProps) =>
  indexes ? <Found {...props} indexes={indexes} /> : none

function Found({ store, indexes, children }: Omit<FoundRowsProps, 'none'> & { indexes: readonly number[] }) {
  const rows = useRows(store, indexes)
  if (rows.data) return children(rows.data)
  if (!rows.isError) return <SkeletonLines lines={4} />
  return (
    <ErrorState title="سطرها نیامد" onRetry={() => void rows.refetch()} retrying={rows.isFetching}>
      {reasonOf(rows.error)}
    </ErrorState>
  )
}
