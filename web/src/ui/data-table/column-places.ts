import type { CSSProperties } from 'react'
import { fitWidths, whichStay } from './column-widths.rules.ts'
import type { DataColumn } from './data-table-props.ts'
import { type Layout, leavingOrder } from './table-state.rules.ts'
import { classes } from '../classes.ts'

const menuPx = 44
const numberPx = 116
const plainPx = 132
/** What is pinned leaves at least this part of the room to the columns that scroll. */
const mostPinned = 0.6

/** A column as it is drawn: in its place, with its width, and how far from the start it is pinned. */
export type PlacedColumn<Row> = DataColumn<Row> & { px: number; pinnedAt: number | null }
/** What the cells of columns were measured to need, in px. */
export type Needs = Readonly<Record<string, number>>

const widthOf = <Row>({ width, menu, numeric }: DataColumn<Row>) =>
  width ?? (menu ? menuPx : numeric ? numberPx : plainPx)

/**
 * In: columns, how they stand, the room for them (px) and what their cells need. Out: those shown, each in its place:
 * the one that names the row and the pinned ones at the start, where they stay while the others scroll.
 */
export function placeColumns<Row>(
  columns: readonly DataColumn<Row>[],
  layout: Layout,
  room: number,
  needs: Needs = {},
): PlacedColumn<Row>[] {
  const { order, hidden, widths, pinned } = layout
  const byId = new Map(columns.map((column) => [column.id, column]))
  const shown = order.filter((id) => !hidden.includes(id)).flatMap((id) => byId.get(id) ?? [])
  const facts = shown.map((column) => ({
    id: column.id,
    width: widthOf(column),
    needs: needs[column.id],
    cutTo: column.cutTo,
    cutLast: column.cutLast,
    fixed: column.menu ?? false,
  }))
  const isPinned = ({ id, identity }: DataColumn<Row>) => identity === true || pinned.includes(id)
  const stay = whichStay(facts, widths, room, leavingOrder(columns, layout))
  const staying = shown.filter(({ id }) => stay.includes(id))
  const px = fitWidths(
    facts.filter(({ id }) => stay.includes(id)),
    widths,
    room,
  )
  let from = 0
  return [...staying.filter(isPinned), ...staying.filter((column) => !isPinned(column))].map((column) => {
    const width = px[column.id] ?? 0
    const isKept = isPinned(column) && (from === 0 || room === 0 || from + width <= room * mostPinned)
    const place = { ...column, px: width, pinnedAt: isKept ? from : null }
    from += width
    return place
  })
}

/** In: a column as drawn and how far from the start columns begin (px). Out: how its cells stick, if it is pinned. */
export const placeStyle = <Row>(
  { pinnedAt }: PlacedColumn<Row>,
  offset: number,
): CSSProperties | undefined => (pinnedAt === null ? undefined : { insetInlineStart: pinnedAt + offset })

export const sideClass = <Row>({ numeric, pinnedAt }: PlacedColumn<Row>) =>
  classes(numeric && 'c-num', pinnedAt !== null && 'is-pinned')
