import type { ReactNode } from 'react'
import { classes } from './classes.ts'

export type PlainColumn<Row> = {
  heading: string
  cell: (row: Row, at: number) => ReactNode
  /** For screen readers alone. */
  isHeadingHidden?: boolean
  /** Its cells name their rows. */
  isRowName?: boolean
  /** Of digits as `number`; those whose places stand under each other, as sums do, as `figure`. */
  kind?: 'number' | 'figure'
  /** What its cells call it on a phone, where the rows of a `folds` table are cards. */
  label?: string
  className?: string
}

type PlainTableProps<Row> = {
  /** What the table is of: for screen readers as `label`, for everybody as `caption`. */
  label?: string
  caption?: ReactNode
  /** `grid` has the heads and heights of a list, `folds` is one whose rows are cards on a phone, `plain` has neither. */
  look?: 'grid' | 'folds' | 'plain'
  className?: string
  /** What goes without saying on the screen has heads for screen readers alone. */
  headsHidden?: boolean
  columns: readonly (PlainColumn<Row> | false | null)[]
  rows: readonly Row[]
  keyOf: (row: Row, at: number) => string | number
  rowClass?: (row: Row) => string | undefined
}

const looks = { grid: 'grid-table', folds: 'grid-table folds', plain: 'size-sm plain-table' }
const kinds = { number: 'num', figure: 'c-num num' }

/** A table that is only read: no sorting, no choosing, no pages, which are `DataTable`'s (docs/lists.md, «Plain tables»). */
export function PlainTable<Row>({ look: of = 'grid', headsHidden, ...props }: PlainTableProps<Row>) {
  const columns = props.columns.filter((column) => !!column)
  return (
    <table className={classes(looks[of], props.className)} aria-label={props.label}>
      {props.caption && <caption>{props.caption}</caption>}
      <thead className={headsHidden ? 'sr' : undefined}>
        <tr>
          {columns.map(({ heading, isHeadingHidden }) => (
            <th key={heading} scope="col">
              {isHeadingHidden ? <span className="sr">{heading}</span> : heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {props.rows.map((row, at) => (
          <tr key={props.keyOf(row, at)} className={props.rowClass?.(row)}>
            {columns.map(({ heading, isRowName, kind, label, className, cell }) => {
              const Tag = isRowName ? 'th' : 'td'
              const look = classes(kind && kinds[kind], className)
              return (
                <Tag key={heading} scope={isRowName ? 'row' : undefined} className={look} data-label={label}>
                  {cell(row, at)}
                </Tag>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
