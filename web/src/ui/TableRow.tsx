import { Fragment, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { Checkbox } from './Checkbox.tsx'
import { classes } from './classes.ts'
import type { OptionKey } from './option.ts'
import { columnClass, type TableProps } from './table-props.ts'

const INTERACTIVE = 'a, button, input, select, textarea, label, [role="menu"]'
const fromWithin = (event: MouseEvent | KeyboardEvent) =>
  event.target !== event.currentTarget && (event.target as HTMLElement).closest(INTERACTIVE) !== null

/** One row of a table, and what is unfolded under it. */
export function BodyRow<Row, Key extends OptionKey>(props: TableProps<Row, Key> & { row: Row }) {
  const { row, columns, rowKey, rowLabel, onOpenRow, openKey, selection } = props
  const key = rowKey(row)
  const selected = openKey === key || selection?.keys.has(key)
  const below = props.below?.(row)
  const opens = onOpenRow && {
    tabIndex: 0,
    'data-open': true,
    onClick: (event: MouseEvent) => fromWithin(event) || onOpenRow(row),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) =>
      fromWithin(event) || onRowKey(event, () => onOpenRow(row)),
  }
  return (
    <Fragment>
      <tr {...opens} className={classes(selected && 'is-selected')}>
        {selection && (
          <td className="c-check">
            <Checkbox
              label={`انتخاب ${rowLabel?.(row) ?? ''}`}
              labelHidden
              value={selection.keys.has(key)}
              onChange={(on) => selection.onChange(withKey(selection.keys, key, on))}
            />
          </td>
        )}
        {columns.map((column) => (
          <td key={column.key} className={columnClass(column)}>
            {column.cell(row)}
          </td>
        ))}
      </tr>
      {below && (
        <tr>
          <td className="sub-table" colSpan={columns.length + (selection ? 1 : 0)}>
            {below}
          </td>
        </tr>
      )}
    </Fragment>
  )
}

function onRowKey(event: KeyboardEvent<HTMLElement>, open: () => void) {
  const beside = { ArrowDown: 'nextElementSibling', ArrowUp: 'previousElementSibling' } as const
  if (event.key !== 'Enter' && event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  // else the same Enter presses the button that takes focus in what opens
  event.preventDefault()
  if (event.key === 'Enter') return open()
  const side = beside[event.key]
  let row = event.currentTarget[side]
  while (row && !(row instanceof HTMLElement && row.tabIndex === 0)) row = row[side]
  if (row instanceof HTMLElement) row.focus()
}

function withKey<Key>(keys: ReadonlySet<Key>, key: Key, on: boolean) {
  const next = new Set(keys)
  if (on) next.add(key)
  else next.delete(key)
  return next
}

type CardsProps<Row, Key extends OptionKey> = TableProps<Row, Key> & { card: (row: Row) => ReactNode }

/** The rows of a table as cards, on a phone. */
export function Cards<Row, Key extends OptionKey>(props: CardsProps<Row, Key>) {
  const { label, rows, rowKey, rowLabel, onOpenRow, card } = props
  const opens = (row: Row) =>
    onOpenRow && {
      tabIndex: 0,
      role: 'group',
      'aria-label': rowLabel?.(row),
      onClick: (event: MouseEvent) => fromWithin(event) || onOpenRow(row),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) =>
        fromWithin(event) || onRowKey(event, () => onOpenRow(row)),
    }
  return (
    <ul className="table-cards" aria-label={label}>
      {rows.map((row) => (
        <li key={rowKey(row)}>
          <div {...opens(row)} data-open={onOpenRow && true}>
            {card(row)}
          </div>
        </li>
      ))}
    </ul>
  )
}
