import { Checkbox } from '../Checkbox.tsx'
import type { OptionKey } from '../option.ts'
import type { DataTableProps } from './data-table-props.ts'
import type { Chosen } from './TableBody.tsx'
import { fromWithin } from './TableRow.tsx'

type TableCardsProps<Row extends object, Key extends OptionKey> = Pick<
  DataTableProps<Row, Key>,
  'label' | 'rowKey' | 'rowLabel' | 'onOpenRow'
> & {
  rows: readonly Row[]
  card: (row: Row) => React.ReactNode
  chosen: Chosen<Key> | null
}

/** The rows as cards, on a phone. The browser itself leaves those out of sight undrawn. */
export function TableCards<Row extends object, Key extends OptionKey>(props: TableCardsProps<Row, Key>) {
  const { label, rows, rowKey, rowLabel, onOpenRow, card, chosen } = props
  return (
    <ul className="pad-3 stack gap-3 table-cards" aria-label={label}>
      {rows.map((row) => {
        const key = rowKey(row)
        return (
          <li className="shrinks" key={key}>
            {chosen && (
              <Checkbox
                className="card-check"
                label={`انتخاب ${rowLabel(row)}`}
                value={chosen.keys.has(key)}
                onChange={(on) => chosen.onChoose([key], on)}
              />
            )}
            {onOpenRow ? (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the button in it has the keys
              <div
                data-open
                className="relative card-open"
                onClick={(event) => fromWithin(event) || onOpenRow(row)}
              >
                <button
                  type="button"
                  aria-label={`باز کردن ${rowLabel(row)}`}
                  onClick={() => onOpenRow(row)}
                />
                {card(row)}
              </div>
            ) : (
              card(row)
            )}
          </li>
        )
      })}
    </ul>
  )
}
