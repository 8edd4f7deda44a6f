import { type KeyboardEvent, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useVirtualizer } from '@tanstack/react-virtual'
import type { OptionKey } from '../option.ts'
import { useLetters, useWayIntoRows } from '../letter-keys.ts'
import type { DataTableProps } from './data-table-props.ts'
import { ChildRow, enterRow, type RowActs, TableRow } from './TableRow.tsx'
import type { PlacedColumn } from './column-places.ts'
import { leaveGroup } from './TableGroups.tsx'
import { rowPx } from './use-dense.ts'

/** More rows than this are drawn only where one looks. */
export const virtualFrom = 101
const childPx = 140
const beyond = 8
export const headPx = 36

export type Chosen<Key> = { keys: ReadonlySet<Key>; onChoose: (keys: readonly Key[], on: boolean) => void }

type TableBodyProps<Row extends object, Key extends OptionKey> = Pick<
  DataTableProps<Row, Key>,
  'rowKey' | 'rowLabel' | 'onOpenRow' | 'openKey' | 'letters' | 'onLetter' | 'child' | 'isDense'
> & {
  rows: readonly Row[]
  places: readonly PlacedColumn<Row>[]
  offset: number
  /** How many rows of the view stand before the first one here. */
  skipped: number
  chosen: Chosen<Key> | null
  scroller: RefObject<HTMLDivElement | null>
  /** What stands above the rows, in px. */
  above?: number
  /** Draws every row, for paper. */
  whole: boolean
}

/** A row, or what is unfolded under it. */
type Item = { index: number; below: boolean }

export function TableBody<Row extends object, Key extends OptionKey>(props: TableBodyProps<Row, Key>) {
  const { rows, places, rowKey, child, scroller, chosen, above = headPx } = props
  const [unfolded, setUnfolded] = useState<ReadonlySet<Key>>(new Set())
  const [stop, setStop] = useState(0)
  const items = useMemo(() => itemsOf(rows, rowKey, unfolded), [rows, rowKey, unfolded])
  const isVirtual = rows.length >= virtualFrom && !props.whole
  // oxlint-disable-next-line react/incompatible-library -- its rows are memoised by hand
  const virtual = useVirtualizer({
    count: isVirtual ? items.count : 0,
    enabled: isVirtual,
    getScrollElement: () => scroller.current,
    estimateSize: (at) => (items.at(at).below ? childPx : props.isDense ? rowPx.dense : rowPx.plain),
    overscan: beyond,
    scrollMargin: above,
    scrollPaddingStart: headPx,
  })
  const goTo = (index: number) => {
    if (index < 0 || index >= rows.length) return
    setStop(index)
    // the drawer beside the list follows the focused row
    if (props.openKey !== undefined) acts.open?.(index)
    if (isVirtual) virtual.scrollToIndex(items.placeOf(index), { align: 'auto' })
    // a row far away is drawn only after the scroll
    focusSoon(scroller, index)
  }
  const unfold = (index: number, on?: boolean) => {
    const key = keyAt(index)
    if (key === undefined || !child || on === unfolded.has(key)) return false
    setUnfolded((known) => withKey(known, key, on ?? !known.has(key)))
    return true
  }
  const keyAt = (index: number) => {
    const row = rows[index]
    return row && rowKey(row)
  }
  const acts = useSteadyActs({
    open: props.onOpenRow && ((index) => rows[index] && props.onOpenRow?.(rows[index])),
    choose: (index, on) => {
      const key = keyAt(index)
      if (key !== undefined) chosen?.onChoose([key], on)
    },
    unfold: (index) => void unfold(index),
    focus: setStop,
    walk: (event, index) => walk(event, index, { last: rows.length - 1, goTo, unfold, acts }),
  })
  useLetters(
    // those of the chosen rows come first
    () => (chosen && chosen.keys.size > 0 ? [] : lettersOf(props)),
    () => scroller.current?.querySelector('tr[data-row]')?.parentElement,
  )
  const stopAt = Math.min(stop, rows.length - 1)
  useWayIntoRows(() => goTo(stopAt))
  const span = places.length + (chosen ? 1 : 0) + (child ? 1 : 0)
  const draw = ({ index, below }: Item, at: number) => {
    const row = rows[index]
    if (!row) return null
    const key = rowKey(row)
    if (below)
      return (
        <ChildRow
          key={`${key}-below`}
          index={at}
          span={span}
          {...(isVirtual && { measure: virtual.measureElement })}
        >
          {child?.render(row)}
        </ChildRow>
      )
    return (
      <TableRow
        key={key}
        row={row}
        index={index}
        rowIndex={props.skipped + index + 2}
        places={places}
        offset={props.offset}
        label={props.rowLabel(row)}
        childLabel={child?.label(row)}
        chosen={chosen && chosen.keys.has(key)}
        unfolded={unfolded.has(key)}
        isOpen={props.openKey === key}
        tabbable={index === stopAt}
        acts={acts}
      />
    )
  }
  if (!isVirtual) return <tbody>{rangeTo(items.count).map((at) => draw(items.at(at), at))}</tbody>
  const shown = virtual.getVirtualItems()
  const before = (shown[0]?.start ?? above) - above
  const after = virtual.getTotalSize() - (shown.at(-1)?.end ?? above) + above
  return (
    <tbody>
      <Gap px={before} span={span} />
      {shown.map(({ index }) => draw(items.at(index), index))}
      <Gap px={after} span={span} />
    </tbody>
  )
}

/** What letters do on the row that has the keyboard; from elsewhere all that they do on some row, to be listed. */
function lettersOf<Row extends object, Key extends OptionKey>(props: TableBodyProps<Row, Key>) {
  const at = document.activeElement?.closest<HTMLElement>('tr[data-row]')?.dataset['row']
  const of = at === undefined ? props.rows : props.rows.slice(Number(at), Number(at) + 1)
  // the drawer of the open row has its own
  if (at !== undefined && of.some((row) => props.rowKey(row) === props.openKey)) return []
  return of.flatMap((row) =>
    (props.letters?.(row) ?? []).map(([shortcut, label]) => ({
      label,
      shortcut,
      onSelect: () => at !== undefined && props.onLetter?.(row, shortcut),
    })),
  )
}

const Gap = ({ px, span }: { px: number; span: number }) =>
  px > 0 && (
    <tr className="gap" aria-hidden="true">
      <td colSpan={span} style={{ blockSize: px }}>
        &nbsp;
      </td>
    </tr>
  )

const rangeTo = (count: number) => Array.from({ length: count }, (_, at) => at)

/** Rows and what is unfolded among them, by their place. Nothing is listed while nothing is unfolded. */
function itemsOf<Row, Key>(rows: readonly Row[], rowKey: (row: Row) => Key, unfolded: ReadonlySet<Key>) {
  if (unfolded.size === 0)
    return {
      count: rows.length,
      at: (place: number): Item => ({ index: place, below: false }),
      placeOf: (index: number) => index,
    }
  const list = rows.flatMap((row, index): Item[] => {
    const item = { index, below: false }
    return unfolded.has(rowKey(row)) ? [item, { index, below: true }] : [item]
  })
  return {
    count: list.length,
    at: (place: number): Item => list[place] ?? { index: -1, below: false },
    placeOf: (index: number) => list.findIndex((item) => item.index === index),
  }
}

type Walk = {
  last: number
  goTo: (index: number) => void
  /** Out: whether that changed anything. */
  unfold: (index: number, on: boolean) => boolean
  acts: RowActs
}
const pageOfRows = 10
const lettersThatWalk: Partial<Record<string, string>> = { KeyJ: 'ArrowDown', KeyK: 'ArrowUp' }

/** Arrows, J, K, Home, End and Page keys move; Enter opens, Space chooses, left unfolds, then enters, and right folds. */
function walk(event: KeyboardEvent<HTMLElement>, index: number, { last, goTo, unfold, acts }: Walk) {
  const goals: Record<string, number> = {
    ArrowDown: Math.min(last, index + 1),
    ArrowUp: Math.max(0, index - 1),
    PageDown: Math.min(last, index + pageOfRows),
    PageUp: Math.max(0, index - pageOfRows),
    Home: 0,
    End: last,
  }
  const goal = goals[lettersThatWalk[event.code] ?? event.key]
  const isMeant = goal !== undefined || ['Enter', ' ', 'ArrowLeft', 'ArrowRight'].includes(event.key)
  if (!isMeant || event.ctrlKey || event.metaKey || event.altKey) return
  // else the same Enter presses the button that takes focus in what opens, and Space scrolls
  event.preventDefault()
  if (goal === index)
    return leaveGroup(event.currentTarget, (lettersThatWalk[event.code] ?? event.key) === 'ArrowUp')
  if (goal !== undefined) return goTo(goal)
  if (event.key === 'Enter') return event.currentTarget.ariaCurrent ? enterBeside() : acts.open?.(index)
  if (event.key === ' ') return acts.choose?.(index, event.currentTarget.ariaSelected !== 'true')
  if (!unfold(index, event.key === 'ArrowLeft') && event.key === 'ArrowLeft') enterRow(event.currentTarget)
}

/** From the row that is open into what stands beside the list. */
const enterBeside = () =>
  document.querySelector<HTMLElement>('.drawer.is-beside[open] [data-autofocus]')?.focus()

/** Focuses a row as soon as it is drawn: at once as a rule, some frames later after a long scroll. */
function focusSoon(scroller: RefObject<HTMLDivElement | null>, index: number, framesLeft = 20) {
  const row = scroller.current?.querySelector<HTMLElement>(`tr[data-row="${index}"]`)
  if (row) return row.focus()
  if (framesLeft > 0) requestAnimationFrame(() => focusSoon(scroller, index, framesLeft - 1))
}

/** The same object on every drawing, calling the newest of the given acts. */
function useSteadyActs(acts: RowActs): RowActs {
  const latest = useRef(acts)
  useLayoutEffect(() => {
    latest.current = acts
  })
  const opens = acts.open !== undefined
  return useMemo(
    () => ({
      open: opens ? (index) => latest.current.open?.(index) : undefined,
      choose: (index, on) => latest.current.choose?.(index, on),
      unfold: (index) => latest.current.unfold?.(index),
      focus: (index) => latest.current.focus(index),
      walk: (event, index) => latest.current.walk(event, index),
    }),
    [opens],
  )
}

export function withKey<Key>(keys: ReadonlySet<Key>, key: Key, on: boolean): Set<Key> {
  const next = new Set(keys)
  if (on) next.add(key)
  else next.delete(key)
  return next
}
