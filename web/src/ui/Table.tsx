import { ArrowDown, ArrowUp } from 'lucide-react'
import { Checkbox } from './Checkbox.tsx'
import { classes } from './classes.ts'
import type { OptionKey } from './option.ts'
import { Skeleton, SkeletonCards, useHeldLoading } from './Skeleton.tsx'
import { BodyRow, Cards } from './TableRow.tsx'
import { type Column, columnClass, type Selection, type TableProps } from './table-props.ts'
import { PHONE, useMedia } from './use-media.ts'

export type { Column, Selection } from './table-props.ts'

/** Rows under a head that stays; arrows move between rows that open, Enter opens. */
export function Table<Row, Key extends OptionKey>(props: TableProps<Row, Key>) {
  const loading = useHeldLoading(props.loading ?? false)
  const phone = useMedia(PHONE)
  const asCards = phone && props.card
  if (!loading && props.rows.length === 0 && props.empty) return props.empty
  if (asCards) return loading ? <SkeletonCards /> : <Cards {...props} card={asCards} />
  // without rows that take focus, the keyboard scrolls the table itself
  const scrolled = props.onOpenRow ? {} : { tabIndex: 0, role: 'region', 'aria-label': props.label }
  return (
    <div className={classes('table-wrap', props.dense && 'table-dense')} {...scrolled}>
      <table className="grid-table" aria-label={props.label} aria-busy={loading || undefined}>
        <thead>
          <tr>
            {props.selection && <SelectAll {...props} selection={props.selection} />}
            {props.columns.map((column) => (
              <Head key={column.key} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {loading ? (
            <SkeletonRows {...props} />
          ) : (
            props.rows.map((row) => <BodyRow key={props.rowKey(row)} {...props} row={row} />)
          )}
        </tbody>
      </table>
    </div>
  )
}

function Head<Row>({ column }: { column: Column<Row> }) {
  const { sort, onSort, header } = column
  const arrow = sort === 'ascending' ? <ArrowUp /> : sort === 'descending' ? <ArrowDown /> : null
  return (
    <th scope="col" className={columnClass(column)} aria-sort={sort}>
      {column.menu && <span className="sr">{header}</span>}
      {!column.menu && !onSort && header}
      {!column.menu && onSort && (
        <button type="button" onClick={onSort}>
          {header}
          {arrow}
        </button>
      )}
    </th>
  )
}

type SelectAllProps<Row, Key extends OptionKey> = TableProps<Row, Key> & { selection: Selection<Key> }

function SelectAll<Row, Key extends OptionKey>({ rows, rowKey, selection }: SelectAllProps<Row, Key>) {
  const all = rows.map(rowKey)
  const count = all.filter((key) => selection.keys.has(key)).length
  return (
    <th className="c-check">
      <Checkbox
        label="انتخاب همه"
        labelHidden
        value={count > 0 && count === all.length}
        mixed={count > 0 && count < all.length}
        onChange={(on) => selection.onChange(new Set(on ? all : []))}
      />
    </th>
  )
}

const SKELETON_ROWS = 9

function SkeletonRows<Row, Key extends OptionKey>({ columns, selection }: TableProps<Row, Key>) {
  return Array.from({ length: SKELETON_ROWS }, (_, row) => (
    <tr key={row} aria-hidden="true">
      {selection && (
        <td className="c-check">
          <Skeleton width={16} height={16} fade={row / SKELETON_ROWS} />
        </td>
      )}
      {columns.map((column, index) => (
        <td key={column.key} className={columnClass(column)}>
          {!column.menu && (
            <Skeleton
              width={column.skeletonWidth ?? 56 + ((row * 13 + index * 29) % 44)}
              fade={row / SKELETON_ROWS}
            />
          )}
        </td>
      ))}
    </tr>
  ))
}
