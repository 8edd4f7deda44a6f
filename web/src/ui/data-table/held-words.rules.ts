import { holderOf } from '@bargah/contract/kernel/held-words.ts'
import { normalizeText } from '@bargah/contract/kernel/text.ts'
import type { ColumnFacts, Layout } from './table-state.rules.ts'

/** A column, and the texts of it that a search looks into. */
export type Searched = ColumnFacts & {
  width?: number
  searched?: readonly { field: string; heading: string }[]
}
type Asked = {
  columns: readonly Searched[]
  /** The columns in sight. */
  places: readonly { id: string }[]
  rows: readonly object[]
  search: string
}
const mostRows = 200

/** In: rows that a search found. Out: what out of sight holds words of it that nothing in sight of a row holds: of how many rows, columns, headings. */
export function heldOutOfSight({ columns, places, rows, search }: Asked) {
  const words = normalizeText(search).split(' ').filter(Boolean)
  const seen = new Set(places.map(({ id }) => id))
  const fieldsOf = (some: readonly Searched[]) =>
    some.flatMap(({ id, searched = [] }) => searched.map((field) => ({ ...field, id })))
  const shown = fieldsOf(columns.filter(({ id }) => seen.has(id)))
  const others = fieldsOf(columns.filter(({ id }) => !seen.has(id)))
  const held = rows.slice(0, mostRows).flatMap((row) => holderOf(row, words, shown, others) ?? [])
  return {
    rows: held.length,
    ids: [...new Set(held.map(({ id }) => id))],
    headings: [...new Set(held.map(({ heading }) => heading))],
  }
}

const plainPx = 132

/** In: how columns stand, and some that are out of sight. Out: the same with these shown; one that had left for want of room stays. */
export function withShown(layout: Layout, columns: readonly Searched[], ids: readonly string[]): Layout {
  const left = columns.filter(
    ({ id, hidden }) => ids.includes(id) && (!layout.hidden.includes(id) || hidden !== true),
  )
  return {
    ...layout,
    hidden: layout.hidden.filter((id) => !ids.includes(id)),
    widths: {
      ...layout.widths,
      ...Object.fromEntries(left.map(({ id, width = plainPx }) => [id, width])),
    },
  }
}
