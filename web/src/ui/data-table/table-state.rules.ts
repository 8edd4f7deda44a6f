export type Sort = { id: string; descending: boolean }

/** A filter that is set. Days are `1405/08/30`; null is an open end, ends count in. */
export type FilterValue =
  | { kind: 'text'; text: string }
  | { kind: 'choice'; keys: readonly string[] }
  | { kind: 'number'; from: number | null; to: number | null }
  | { kind: 'date'; from: string | null; to: string | null }
export type FilterKind = FilterValue['kind']

/** `fit`: as many rows as the window shows. */
export const pageSizes = ['fit', 5, 10, 25, 50, 100, 'all'] as const
export type PageSize = (typeof pageSizes)[number]

/** How the columns stand: all of them in order, which are not shown, widths (px) set by hand, which are pinned. */
export type Layout = {
  order: readonly string[]
  hidden: readonly string[]
  widths: Readonly<Record<string, number>>
  pinned: readonly string[]
}

/** All that a table's view is made of; the address keeps it, and a saved report keeps most of it. */
export type TableState = {
  view: string
  search: string
  sorts: readonly Sort[]
  filters: Readonly<Record<string, FilterValue>>
  /** From 1. */
  page: number
  pageSize: PageSize
  layout: Layout
  /** The column by whose values the rows stand in groups, and the value whose group is open, '' where there is none. */
  grouped: string | null
  within: string | null
  /** The saved report that was applied; 0 when the defaults were asked for, null when neither was. */
  report: number | null
}

/** What the rules need to know of a column. */
export type ColumnFacts = {
  id: string
  /** Names the row: always first and shown. */
  identity?: boolean
  /** Shown only when asked for. */
  hidden?: boolean
  /** It can be sorted by: always, or while the list is short. */
  sorts?: boolean | 'short' | undefined
  /** The acts of a row: always last and shown, never in the chooser. */
  menu?: boolean
  /** Its turn to be hidden where room is scarce, 1 first; without it, it stays. */
  leaves?: number
}
export type FilterFacts = { id: string; kind: FilterKind }

export const firstPageSize = 10
const narrowestPx = 56
const widestPx = 640

/**
 * In: columns and how they stand. Out: those shown that leave where the room is scarce, the first first. What the person asked
 * for stays: what he showed, pinned, or gave a width.
 */
export const leavingOrder = (
  columns: readonly ColumnFacts[],
  { hidden, widths, pinned }: Layout,
): readonly string[] =>
  columns
    .filter(({ id, leaves, identity, hidden: isHiddenAtFirst }) => {
      const isAskedFor = isHiddenAtFirst || pinned.includes(id) || widths[id] !== undefined
      return leaves !== undefined && !identity && !isAskedFor && !hidden.includes(id)
    })
    .toSorted((a, b) => (a.leaves ?? 0) - (b.leaves ?? 0))
    .map(({ id }) => id)

/** In: a table's columns and how it differs at first. Out: the state that it starts with and resets to. */
export function startState(columns: readonly ColumnFacts[], own: Partial<TableState> = {}): TableState {
  return {
    view: '',
    search: '',
    sorts: [],
    filters: {},
    page: 1,
    pageSize: firstPageSize,
    report: null,
    grouped: null,
    within: null,
    layout: startLayout(columns),
    ...own,
  }
}

export const startLayout = (columns: readonly ColumnFacts[]): Layout => ({
  order: columns.map(({ id }) => id),
  hidden: columns.filter(({ hidden }) => hidden).map(({ id }) => id),
  widths: {},
  pinned: [],
})

/** In: a wish for the columns. Out: the same with every column once, none unknown, identity first and shown. */
export function soundLayout(wish: Layout, columns: readonly ColumnFacts[]): Layout {
  const known = new Set(columns.map(({ id }) => id))
  const own = (ids: readonly string[]) => [...new Set(ids)].filter((id) => known.has(id))
  const fixed = new Set(columns.filter(({ identity, menu }) => identity || menu).map(({ id }) => id))
  const wished = own(wish.order)
  const order = placeMissing(wished, columns)
  return {
    order: [
      ...columns.filter(({ identity }) => identity).map(({ id }) => id),
      ...order.filter((id) => !fixed.has(id)),
      ...columns.filter(({ menu }) => menu).map(({ id }) => id),
    ],
    hidden: own(wish.hidden).filter((id) => !fixed.has(id)),
    pinned: own(wish.pinned),
    widths: Object.fromEntries(
      Object.entries(wish.widths)
        .filter(([id]) => known.has(id))
        .map(([id, width]) => [id, soundWidth(width)]),
    ),
  }
}

/** Columns that the wish does not know yet stand after the column before them. */
function placeMissing(wished: readonly string[], columns: readonly ColumnFacts[]): string[] {
  const order = [...wished]
  columns.forEach(({ id }, index) => {
    if (order.includes(id)) return
    const before = columns[index - 1]?.id
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id)
  })
  return order
}

export const soundWidth = (width: number) => Math.round(Math.min(widestPx, Math.max(narrowestPx, width)))

/** In: the order, a column and where it should go. Out: the order after the move. */
export function moveColumn(order: readonly string[], id: string, to: string): string[] {
  const goal = order.indexOf(to)
  if (goal < 0 || id === to) return [...order]
  return order.filter((other) => other !== id).toSpliced(goal, 0, id)
}

/** In: a column, and whether the list is long. Out: whether its head can be pressed. */
export const canSort = ({ sorts = false }: ColumnFacts, isLong: boolean) =>
  sorts === 'short' ? !isLong : sorts

/** Ascending, then descending, then none; `several` keeps the sorts of other columns. */
export function pressSort(sorts: readonly Sort[], id: string, several: boolean): Sort[] {
  const now = sorts.find((sort) => sort.id === id)
  const next = nextSort(id, now)
  if (!several) return next ? [next] : []
  if (!now) return next ? [...sorts, next] : [...sorts]
  return sorts.flatMap((sort) => (sort.id !== id ? [sort] : next ? [next] : []))
}

function nextSort(id: string, now: Sort | undefined): Sort | null {
  if (!now) return { id, descending: false }
  return now.descending ? null : { id, descending: true }
}

/** In: a filter's value. Out: whether it filters nothing. */
export function isBlank(value: FilterValue): boolean {
  if (value.kind === 'text') return value.text.trim() === ''
  if (value.kind === 'choice') return value.keys.length === 0
  return value.from === null && value.to === null
}

/** In: a state, a filter and its new value. Out: the state on its first page; a blank value takes the filter away. */
export function withFilter(state: TableState, id: string, value: FilterValue | null): TableState {
  const { [id]: _, ...others } = state.filters
  const filters = value === null || isBlank(value) ? others : { ...others, [id]: value }
  return { ...state, filters, page: 1 }
}

/** Whether search or filters leave rows out, compared with none at all. */
export const isFiltered = (state: TableState) =>
  state.search !== '' || Object.values(state.filters).some((value) => !isBlank(value))

/** Rows that share a value. `key` says which, and `sums` what they add up to, as words: «، جمع کرایه …». */
export type TableGroup = { key: string; label: string; count: number; sums: string }
/** A list by groups. */
export type TableGroups = {
  /** Of what they share a value: «وضعیت». */
  by: string
  list: readonly TableGroup[]
  /** How many groups there are, also those beyond the list; how many rows, and what all of them add up to. */
  count: number
  total: number
  sums: string
  /** The rows of the open group are on their way. */
  opening: boolean
  /** Brings the next groups under these; without it there are none. */
  onMore?: (() => void) | undefined
}
