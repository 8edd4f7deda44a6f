import type { ReactNode } from 'react'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorState } from '../ui/EmptyState.tsx'
import { PhoneHeader } from '../ui/PhoneHeader.tsx'
import { SkeletonCards } from '../ui/Skeleton.tsx'
import { sentenceOf } from './api-error.ts'

/** What TanStack Query says of a list that grows. */
type Read<Row> = {
  data: { rows: readonly Row[]; total: number } | undefined
  isPending: boolean
  isError: boolean
  isFetching: boolean
  error: unknown
  refetch: () => unknown
}

type PhoneListProps<Row> = {
  title: string
  /** What is counted: «مجوز». */
  noun: string
  read: Read<Row>
  failedTitle: string
  empty: ReactNode
  card: (row: Row) => ReactNode
  olderLabel: string
  onOlder: () => void
  onBack: () => void
}

/** A driver's own list, the newest first, with older ones when asked for. */
export function PhoneList<Row>(props: PhoneListProps<Row>) {
  const { title, noun, read, failedTitle, empty, card, olderLabel, onOlder, onBack } = props
  const { rows = [], total = 0 } = read.data ?? {}
  return (
    <>
      <PhoneHeader title={title} subtitle={read.data && `${formatNumber(total)} ${noun}`} onBack={onBack} />
      <main className="phone-stack" id="main" tabIndex={-1}>
        {read.isPending && <SkeletonCards />}
        {read.isError && !read.data && (
          <ErrorState title={failedTitle} onRetry={() => void read.refetch()} retrying={read.isFetching}>
            {sentenceOf(read.error)}
          </ErrorState>
        )}
        {read.data && total === 0 && empty}
        {rows.map(card)}
        {rows.length < total && (
          <Button size="touch" busy={read.isFetching} busyLabel="در حال آوردن…" onClick={onOlder}>
            {olderLabel}
          </Button>
        )}
      </main>
    </>
  )
}
