import type { FilterKind } from './table-state.rules.ts'

const mostPinned = 2
/** How wide a row with views is, in px, from which a second and a first filter, the word «فیلتر» and what was found have room. */
const roomFor = { two: 760, one: 620, word: 480, found: 960 }
/** Width freed in the row when a list has no views, px. */
const viewsPx = 140

type Pinnable = { kind: FilterKind; always?: boolean }
type Row = { room: number; hasViews: boolean; asCards: boolean }

/**
 * In: the filters of a list, how wide its tool row is in px (0 while that is not known), and whether views stand in it and
 * its rows are cards.
 * Out: the filters that stand in the row, days first; those that wait behind «فیلتر»; and what has room beside them.
 */
export function pinnedOf<Filter extends Pinnable>(
  filters: readonly Filter[],
  { room, hasViews, asCards }: Row,
) {
  const width = room === 0 ? Number.POSITIVE_INFINITY : room + (hasViews ? 0 : viewsPx)
  const most = asCards || width < roomFor.one ? 0 : width < roomFor.two ? 1 : mostPinned
  const isDate = ({ kind }: Filter) => Number(kind === 'date')
  const pinned = filters
    .filter(({ always }) => always)
    .toSorted((a, b) => isDate(b) - isDate(a))
    .slice(0, most)
  return {
    pinned,
    rest: filters.filter((filter) => !pinned.includes(filter)),
    isTight: asCards || width < roomFor.word,
    isWide: width >= roomFor.found,
  }
}
