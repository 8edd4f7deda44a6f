import { ChevronDown, ChevronUp } from 'lucide-react'
import { type KeyboardEvent, memo, type MouseEvent, type ReactNode } from 'react'
import { Checkbox } from '../Checkbox.tsx'
import { classes } from '../classes.ts'
import { placeStyle, sideClass } from './place-style.ts'
import type { Place } from './column-places.ts'

const interactive = 'a, button, input, select, textarea, label, [role="menu"]'
export const fromWithin = (event: MouseEvent | KeyboardEvent) =>
  event.target !== event.currentTarget && (event.target as HTMLElement).closest(interactive) !== null

/** What a row may ask for; the same object as long as the table lives, so that rows are not drawn anew. */
export type RowActs = {
  open?: ((index: number) => void) | undefined
  choose?: ((index: number, on: boolean) => void) | undefined
  unfold?: ((index: number) => void) | undefined
  focus: (index: number) => void
  walk: (event: KeyboardEvent<HTMLElement>, index: number) => void
}

type TableRowProps<Row> = {
  row: Row
  index: number
  /** Among all rows of the view, from 2: the head is the first. */
  rowIndex: number
  places: readonly Place<Row>[]
  offset: number
  label: string
  childLabel: string | undefined
  chosen: boolean | null
  unfolded: boolean
  isOpen: boolean
  tabbable: boolean
  acts: RowActs
}

function PlainTableRow<Row>(props: TableRowProps<Row>) {
  const { row, index, places, offset, label, chosen, unfolded, isOpen, acts } = props
  const opens = acts.open !== undefined
  return (
    <tr
      data-row={index}
      data-open={opens || undefined}
      aria-rowindex={props.rowIndex}
      aria-selected={chosen ?? undefined}
      tabIndex={props.tabbable ? 0 : -1}
      className={classes((chosen || isOpen) && 'is-selected')}
      onClick={(event) => fromWithin(event) || acts.open?.(index)}
      onKeyDown={(event) => fromWithin(event) || acts.walk(event, index)}
      onFocus={() => acts.focus(index)}
    >
      {chosen !== null && (
        <td className="c-check is-pinned">
          <Checkbox
            label={`انتخاب ${label}`}
            labelHidden
            value={chosen}
            onChange={(on) => acts.choose?.(index, on)}
          />
        </td>
      )}
      {places.map((place) => (
        <td
          key={place.id}
          className={classes(sideClass(place), place.menu && 'c-menu')}
          style={placeStyle(place, offset)}
        >
          {place.cell(row)}
        </td>
      ))}
      {props.childLabel !== undefined && (
        <td className="c-menu">
          <button
            type="button"
            className="row-menu"
            aria-label={props.childLabel}
            aria-expanded={unfolded}
            onClick={() => acts.unfold?.(index)}
          >
            {unfolded ? <ChevronUp /> : <ChevronDown />}
          </button>
        </td>
      )}
    </tr>
  )
}

/** One row; it is drawn again only when something of its own changes. */
export const TableRow = memo(PlainTableRow) as typeof PlainTableRow

type ChildRowProps = {
  index: number
  span: number
  children: ReactNode
  measure?: (element: Element | null) => void
}

/** What is unfolded under a row. */
export function ChildRow({ index, span, children, measure }: ChildRowProps) {
  return (
    <tr ref={measure} data-index={index}>
      <td className="sub-table" colSpan={span}>
        {children}
      </td>
    </tr>
  )
}
