import { toLatinDigits } from '@bargah/contract/kernel/digits.ts'
import {
  type ColumnFacts,
  type FilterFacts,
  type FilterKind,
  type FilterValue,
  isBlank,
  type Layout,
  type PageSize,
  pageSizes,
  type Sort,
  soundLayout,
  type TableState,
} from './table-state.rules.ts'

/** The part of an address that a table owns, as the router reads and writes it. */
export type AddressPart = Record<string, string | number | undefined>

/** What the address calls the row that is open beside the state. */
export const openName = 'open'

/** What the address calls the parts of a state; filters go by their own id, which may be none of these, nor `open`. */
export const addressNames = [
  'view',
  'q',
  'sort',
  'page',
  'size',
  'columns',
  'widths',
  'pin',
  'report',
  'grouped',
  'within',
] as const

export type TableFacts = {
  columns: readonly ColumnFacts[]
  filters: readonly FilterFacts[]
  views?: readonly string[]
  groupings?: readonly string[]
}

/**
 * In: a state, and the state that the table starts with. Out: what differs, short and readable:
 * `?q=تهران&sort=-rent,at&rent=1000..&goods=12,15&columns=id,route,-at`. undefined takes a name out of the address.
 */
export function writeAddress(state: TableState, start: TableState, facts: TableFacts): AddressPart {
  const differs = <T>(now: T, first: T, text: string | number) => (now === first ? undefined : text)
  const layout = layoutTexts(state.layout)
  const first = layoutTexts(start.layout)
  const part: AddressPart = {
    view: differs(state.view, start.view, state.view),
    q: differs(state.search, start.search, plain(state.search)),
    sort: differs(sortText(state.sorts), sortText(start.sorts), sortText(state.sorts)),
    page: state.page === 1 ? undefined : state.page,
    size: differs(state.pageSize, start.pageSize, state.pageSize),
    columns: differs(layout.columns, first.columns, layout.columns),
    widths: differs(layout.widths, first.widths, layout.widths),
    pin: differs(layout.pin, first.pin, layout.pin),
    report: state.report ?? undefined,
    grouped: differs(state.grouped, start.grouped, state.grouped ?? ''),
    within: state.within === null ? undefined : plain(state.within),
  }
  for (const { id } of facts.filters) {
    const now = filterText(state.filters[id])
    part[id] = differs(now, filterText(start.filters[id]), plain(now))
  }
  return part
}

/** In: the search part of an address, from anybody. Out: the state; what makes no sense is left as it starts. */
export function readAddress(
  given: Readonly<Record<string, unknown>>,
  start: TableState,
  facts: TableFacts,
): TableState {
  const text = (name: string) => {
    const value = given[name]
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
  }
  const view = text('view')
  const page = Number(text('page'))
  return {
    view: view !== undefined && facts.views?.includes(view) ? view : start.view,
    search: text('q') ?? start.search,
    sorts: readSorts(text('sort'), facts.columns) ?? start.sorts,
    filters: readFilters(text, start, facts.filters),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    pageSize: readSize(text('size')) ?? start.pageSize,
    layout: readLayout(text, start.layout, facts.columns),
    report: readReport(text('report')),
    ...readGroups(text, start, facts.groupings),
  }
}

/** In: a state. Out: what a saved report keeps of it: all but the place where one is, the group that is open and the words searched. */
export function writeReport(state: TableState, start: TableState, facts: TableFacts) {
  const part = writeAddress(
    { ...state, page: 1, search: start.search, report: null, within: null },
    start,
    facts,
  )
  return Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined))
}

/** Whether two states show the same view, wherever one is in it. */
export const isSameView = (one: TableState, other: TableState, start: TableState, facts: TableFacts) =>
  JSON.stringify(writeReport(one, start, facts)) === JSON.stringify(writeReport(other, start, facts))

/** Whether an address says anything about the table, or leaves all to its defaults. */
export const isBareAddress = (given: Readonly<Record<string, unknown>>, facts: TableFacts) =>
  [...addressNames, ...facts.filters.map(({ id }) => id)].every((name) => given[name] === undefined)

/** A number as a number, so that the router does not put it between quotes. */
const plain = (text: string) => (/^(?:0|[1-9]\d{0,14})$/.test(text) ? Number(text) : text)

const sortText = (sorts: readonly Sort[]) =>
  sorts.map(({ id, descending }) => (descending ? `-${id}` : id)).join(',')

function readSorts(text: string | undefined, columns: readonly ColumnFacts[]): Sort[] | undefined {
  if (text === undefined) return undefined
  const known = new Set(columns.flatMap(({ id, sorts }) => (sorts ? [id] : [])))
  return listOf(text)
    .map((one) => ({ id: one.replace(/^-/, ''), descending: one.startsWith('-') }))
    .filter(({ id }) => known.has(id))
}

function readSize(text: string | undefined): PageSize | undefined {
  return pageSizes.find((size) => String(size) === text)
}

function readReport(text: string | undefined): number | null {
  const id = Number(text)
  return text !== undefined && Number.isSafeInteger(id) && id >= 0 ? id : null
}

function readGroups(
  text: (name: string) => string | undefined,
  start: TableState,
  known: readonly string[] = [],
): Pick<TableState, 'grouped' | 'within'> {
  const grouped = text('grouped') ?? start.grouped
  if (grouped === null || !known.includes(grouped)) return { grouped: null, within: null }
  return { grouped, within: text('within') ?? null }
}

const layoutTexts = ({ order, hidden, widths, pinned }: Layout) => ({
  columns: order.map((id) => (hidden.includes(id) ? `-${id}` : id)).join(','),
  widths: Object.entries(widths)
    .map(([id, width]) => `${id}:${width}`)
    .join(','),
  pin: pinned.join(','),
})

function readLayout(
  text: (name: string) => string | undefined,
  start: Layout,
  columns: readonly ColumnFacts[],
): Layout {
  const listed = text('columns')
  const widths = text('widths')
  const pin = text('pin')
  const named = listed === undefined ? undefined : listOf(listed)
  return soundLayout(
    {
      order: named?.map((id) => id.replace(/^-/, '')) ?? start.order,
      hidden: named ? hiddenOf(named, start) : start.hidden,
      widths: widths === undefined ? start.widths : readWidths(widths),
      pinned: pin === undefined ? start.pinned : listOf(pin),
    },
    columns,
  )
}

/** A column that the address does not name, because it is newer, is hidden if it is at first. */
function hiddenOf(named: readonly string[], start: Layout): string[] {
  const off = named.filter((id) => id.startsWith('-')).map((id) => id.slice(1))
  const unnamed = start.hidden.filter((id) => !named.includes(id) && !named.includes(`-${id}`))
  return [...off, ...unnamed]
}

function readWidths(text: string): Record<string, number> {
  const pairs = listOf(text).map((pair) => pair.split(':'))
  return Object.fromEntries(
    pairs.flatMap(([id, width]) => (id && Number(width) > 0 ? [[id, Number(width)] as const] : [])),
  )
}

function filterText(value: FilterValue | undefined): string {
  if (!value || isBlank(value)) return ''
  if (value.kind === 'text') return value.text
  if (value.kind === 'choice') return value.keys.map((key) => encodeURIComponent(key)).join(',')
  const end = (bound: number | string | null) => String(bound ?? '').replaceAll('/', '-')
  return value.from === value.to ? end(value.from) : `${end(value.from)}..${end(value.to)}`
}

function readFilters(
  text: (name: string) => string | undefined,
  start: TableState,
  filters: readonly FilterFacts[],
): TableState['filters'] {
  const read: Record<string, FilterValue> = {}
  for (const { id, kind } of filters) {
    const given = text(id)
    const value = given === undefined ? start.filters[id] : readFilter(given, kind)
    if (value && !isBlank(value)) read[id] = value
  }
  return read
}

function readFilter(text: string, kind: FilterKind): FilterValue {
  if (kind === 'text') return { kind, text }
  if (kind === 'choice') return { kind, keys: listOf(text).map(decoded) }
  const [from = '', to = from] = text.split('..')
  if (kind === 'number') return { kind, from: readNumber(from), to: readNumber(to) }
  return { kind, from: readDay(from), to: readDay(to) }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const listOf = (text: string) => text.split(',').filter(Boolean)
const readNumber = (text: string) => (/^-?\d{1,15}$/.test(text) ? Number(text) : null)

function readDay(text: string): string | null {
  const day = toLatinDigits(text).replaceAll('-', '/')
  return /^1[34]\d\d\/(?:0[1-9]|1[0-2])\/(?:0[1-9]|[12]\d|3[01])$/.test(day) ? day : null
}
