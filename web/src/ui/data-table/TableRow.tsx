import { ChevronDown, ChevronUp } from 'lucide-react'
import { type KeyboardEvent, memo, type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { Checkbox } from '../Checkbox.tsx'
import { classes } from '../classes.ts'
import { type PlacedColumn, placeStyle, sideClass } from './column-places.ts'

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
  places: readonly PlacedColumn<Row>[]
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
  const line = useRef<HTMLTableRowElement>(null)
  // Tab stops once at the rows; arrows lead from a row to what is in it
  useLayoutEffect(() => {
    for (const control of controlsIn(line.current, 'a, button, input')) control.tabIndex = -1
  })
  return (
    <tr
      ref={line}
      data-row={index}
      data-open={opens || undefined}
      aria-rowindex={props.rowIndex}
      aria-selected={chosen ?? undefined}
      aria-current={isOpen || undefined}
      tabIndex={props.tabbable ? 0 : -1}
      className={classes((chosen || isOpen) && 'is-selected')}
      onClick={(event) => fromWithin(event) || acts.open?.(index)}
      onKeyDown={(event) => (fromWithin(event) ? walkControls(event) : acts.walk(event, index))}
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
          {opens && place.identity ? (
            <button
              type="button"
              className="row-open"
              aria-label={`باز کردن ${label}`}
              onClick={() => acts.open?.(index)}
            >
              {place.cell(row)}
            </button>
          ) : (
            place.cell(row)
          )}
        </td>
      ))}
      {props.childLabel !== undefined && (
        <td className="c-menu">
          <button
            type="button"
            className="square"
            aria-label={props.childLabel}
            aria-expanded={unfolded}
            data-fold
            onClick={() => acts.unfold?.(index)}
          >
            {unfolded ? <ChevronUp /> : <ChevronDown />}
          </button>
        </td>
      )}
    </tr>
  )
}

const controlsIn = (row: HTMLElement | null, which: string) => [
  ...(row?.querySelectorAll<HTMLElement>(which) ?? []),
]

/** What the arrows of a row lead to: its links and acts. Choosing, opening and unfolding are keys of the row itself. */
const ownControls = 'td:not(.c-check) :is(a, button):not(.row-open, [data-fold], [role^="menuitem"])'

/** In: a row. Out: whether there was an act or a link in it to go to. */
export function enterRow(row: HTMLElement): boolean {
  const [first] = controlsIn(row, ownControls)
  first?.focus()
  return first !== undefined
}

/** Within a row: left goes to the next act, right back, at last to the row. A menu that is open has keys of its own. */
function walkControls(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowLeft: 1, ArrowRight: -1, Escape: -Infinity }[event.key]
  const target = event.target as HTMLElement
  if (step === undefined || target.closest('[role="menu"], [aria-expanded="true"]')) return
  event.preventDefault()
  const controls = controlsIn(event.currentTarget, ownControls)
  const at = controls.indexOf(target) + step
  if (at < 0) event.currentTarget.focus()
  else controls[at]?.focus()
}

/** One row; it is drawn again only when something of its own changes. */
export const TableRow = memo(PlainTableRow) as typeof PlainTableRow

type ChildRowProps = {
  index: number
  span: number
  children: ReactNode
  measure?: (element: Element | null) => void
}

export function ChildRow({ index, span, children, measure }: ChildRowProps) {
  return (
    <tr ref={measure} data-index={index}>
      <td className="sub-table" colSpan={span}>
        {children}
      </td>
    </tr>
  )
}
