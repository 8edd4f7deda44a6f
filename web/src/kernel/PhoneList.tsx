import type { ReactNode } from 'react'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { Button } from '../ui/Button.tsx'
import { PhoneHeader } from '../ui/PhoneHeader.tsx'
import { Read, type Reading } from './Read.tsx'

type PhoneListProps<Row> = {
  title: string
  /** What is counted: «مجوز». */
  noun: string
  read: Reading<{ rows: readonly Row[]; total: number }>
  failedTitle: string
  empty: ReactNode
  start?: ReactNode
  card: (row: Row) => ReactNode
  olderLabel: string
  onOlder: () => void
  onBack: () => void
}

/** A driver's own list, the newest first, with older ones when asked for. */
export function PhoneList<Row>(props: PhoneListProps<Row>) {
  const { title, noun, read, failedTitle, empty, start, card, olderLabel, onOlder, onBack } = props
  return (
    <>
      <PhoneHeader
        title={title}
        subtitle={read.data && `${formatNumber(read.data.total)} ${noun}`}
        onBack={onBack}
      />
      <main className="phone-stack" id="main" tabIndex={-1}>
        <Read of={read} failedTitle={failedTitle} empty={empty}>
          {({ rows, total }) => (
            <>
              {start}
              {rows.map(card)}
              {rows.length < total && (
                <Button size="touch" busy={read.isFetching} busyLabel="در حال آوردن…" onClick={onOlder}>
                  {olderLabel}
                </Button>
              )}
            </>
          )}
        </Read>
      </main>
    </>
  )
}
