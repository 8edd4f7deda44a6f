import type { ReactNode } from 'react'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { Button } from '../ui/Button.tsx'
import { SkeletonLines } from '../ui/Skeleton.tsx'
import { Read, type Reading } from './Read.tsx'

type Rows<Row> = { rows: readonly Row[]; total: number }

type LatestRowsProps<Row> = {
  of: Reading<Rows<Row>>
  wait: number
  empty: string
  className: string
  /** What a row is: «تراکنش». */
  noun: string
  onMore: () => void
  children: (row: Row) => ReactNode
}

/** The newest rows of a history in a part of a drawer, with a button that loads older ones. */
export const LatestRows = <Row,>({
  of,
  wait,
  empty,
  className,
  noun,
  onMore,
  children,
}: LatestRowsProps<Row>) => (
  <Read of={of} wait={<SkeletonLines lines={wait} />} empty={<p className="muted">{empty}</p>}>
    {({ rows, total }) => (
      <>
        <ul className={className}>{rows.map(children)}</ul>
        {rows.length < total && (
          <Button size="dense" busy={of.isFetching} busyLabel="در حال آوردن…" onClick={onMore}>
            {formatNumber(total - rows.length)} {noun} پیش از آن
          </Button>
        )}
      </>
    )}
  </Read>
)
