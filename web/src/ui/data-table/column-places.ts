import { fitWidths } from './column-widths.rules.ts'
import type { DataColumn } from './data-table-props.ts'
import type { Layout } from './table-state.rules.ts'

const menuPx = 44
const numberPx = 116
const plainPx = 132

/** A column as it is drawn: in its place, with its width, and how far from the start it is pinned. */
export type Place<Row> = DataColumn<Row> & { px: number; pinnedAt: number | null }

const widthOf = <Row>({ width, menu, numeric }: DataColumn<Row>) =>
  width ?? (menu ? menuPx : numeric ? numberPx : plainPx)

/** In: columns, how they stand and the room for them (px). Out: those shown, the pinned first, each in its place. */
export function placeColumns<Row>(
  columns: readonly DataColumn<Row>[],
  { order, hidden, widths, pinned }: Layout,
  room: number,
): Place<Row>[] {
  const byId = new Map(columns.map((column) => [column.id, column]))
  const shown = order.filter((id) => !hidden.includes(id)).flatMap((id) => byId.get(id) ?? [])
  const facts = shown.map((column) => ({
    id: column.id,
    width: widthOf(column),
    fixed: column.menu ?? false,
  }))
  const px = fitWidths(facts, widths, room)
  const isPinned = ({ id }: DataColumn<Row>) => pinned.includes(id)
  let from = 0
  return [...shown.filter(isPinned), ...shown.filter((column) => !isPinned(column))].map((column) => {
    const place = { ...column, px: px[column.id] ?? 0, pinnedAt: isPinned(column) ? from : null }
    from += place.px
    return place
  })
}
