import type { ReactNode } from 'react'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import {
  groupingsOf,
  isSearched,
  type ListColumn,
  type ListTable,
  summedOf,
} from '@bargah/contract/kernel/list-columns.ts'
import { type DataColumn, factsOf, type TableFilter } from '../ui/data-table/data-table-props.ts'
import { addressNames, openName } from '../ui/data-table/table-address.rules.ts'
import type { TableState } from '../ui/data-table/table-state.rules.ts'
import type { Totals } from '../ui/data-table/sums.rules.ts'
import { fetched } from '../ui/fetched.tsx'
import { type Cell, headerOf, isNumeric, maySort, plainCell, plainFilter } from './list-columns.tsx'
import type { CardLines, CardPart } from './RowCard.tsx'
import type { ListRequest, WireColumn, WireFilter } from './table-request.rules.ts'

const MissingChoices = fetched(() => import('./form/MissingChoices.tsx'))
/** In a filter whose choices are none, or did not come. */
const missing = <MissingChoices isFilter />

type Row = Readonly<Record<string, Cell>>
type Own = { own: string | readonly [string, string] }
type AnyFilter = Partial<TableFilter> & Partial<Own>
type AnyColumn = {
  shows: string | readonly string[]
  heading?: string
  sort?: string | false
  filter?: AnyFilter | false
  cell?: (row: Row) => ReactNode
  width?: number
  cutTo?: number
  cutLast?: boolean
  isWhole?: boolean
  isIdentity?: boolean
  isHidden?: boolean | undefined
}
/** What `listScreen` takes, of any call. */
export type AnyScreen = {
  list: string
  noun: string
  name?: (row: Row) => string
  columns: Readonly<Record<string, AnyColumn | string>>
  hidden?: readonly string[]
  leaves?: readonly string[]
  without?: readonly string[]
  filters?: Readonly<Record<string, AnyFilter>>
  rare?: readonly string[]
  acts?: { label: string; cell: (row: Row) => ReactNode }
  views?: readonly { key: string; label: string; asks: ListRequest }[]
  start?: Partial<TableState>
  above?: number
  key?: string
  card?: readonly (readonly (string | CardPart<Row>)[])[]
  countsViews?: boolean
  totals?: Totals<Row>
}

type Filtered = { filter: TableFilter; wire: WireFilter }
type Part = { column: DataColumn<Row>; wire: WireColumn; filters: Filtered[] }

/** In: the contract's table of a list and what a screen says beyond it. Out: the screen; throws where the two disagree. */
export function makeScreen(table: ListTable, screen: AnyScreen) {
  const { acts, views = [], list, noun, key = 'id', start = {}, above = 0 } = screen
  const parts = placed(table, screen).map(([id, column]) => makePart(id, column, table, screen))
  const columns = parts.map(({ column }) => column)
  if (acts) columns.push({ id: 'acts', header: acts.label, menu: true, cell: acts.cell })
  const others = Object.entries(screen.filters ?? {}).map(([id, filter]) => ownFilter(id, '', filter))
  const filtered = [...parts.flatMap(({ filters }) => filters), ...others]
  const filters = filtered
    .map(({ filter }) => (screen.rare?.includes(filter.id) ? { ...filter, isRare: true } : filter))
    .toSorted((a, b) => Number(b.always ?? false) - Number(a.always ?? false))
  const groupings = groupingsOf(table.columns.filter(({ field }) => !screen.without?.includes(field)))
  checkIds(columns)
  checkIds(filters)
  return {
    list,
    noun,
    title: table.title,
    key,
    namesOf: screen.name ?? namesBy(table, parts.find(({ column }) => column.identity)?.wire.shows ?? [key]),
    columns,
    filters,
    views,
    groupings,
    facts: factsOf(
      columns,
      filters,
      views.map((view) => view.key),
      groupings.map(({ field }) => field),
    ),
    wire: {
      columns: Object.fromEntries(parts.map(({ column, wire }) => [column.id, wire])),
      filters: Object.fromEntries(filtered.map(({ filter, wire }) => [filter.id, wire])),
      views: Object.fromEntries(views.map((view) => [view.key, view.asks])),
    },
    start,
    above,
    card: screen.card?.map((parts) => parts.map((part) => partOf(columns, part))) satisfies
      | CardLines<Row>
      | undefined,
    acts: acts?.cell,
    countsViews: screen.countsViews ?? false,
    totals: screen.totals,
  }
}

/** What a row is called by some fields, a code by its word. */
function namesBy(table: ListTable, fields: readonly string[]) {
  const columnOf = new Map(table.columns.map((column) => [column.field as string, column]))
  const say = (row: Row, field: string) => columnOf.get(field)?.labels?.[String(row[field])] ?? row[field]
  return (row: Row): string =>
    fields
      .map((field) => say(row, field))
      .filter(Boolean)
      .join(' ')
}

function partOf(columns: readonly DataColumn<Row>[], part: string | CardPart<Row>): CardPart<Row> {
  if (typeof part !== 'string') return part
  const found = columns.find(({ id }) => id === part)
  if (!found) throw new Error(`a card shows ${part}, which is no column of its list`)
  return found.cell
}

/** The columns that the screen names, then those of the contract that these do not take. */
function placed(table: ListTable, { columns, without = [] }: AnyScreen): [string, AnyColumn][] {
  const named = Object.entries(columns)
    .map(([id, given]): [string, AnyColumn] => [id, typeof given === 'string' ? { shows: given } : given])
    .filter(([, { shows }]) => !without.includes([shows].flat()[0] ?? ''))
  const taken = new Set([...without, ...named.flatMap(([, { shows, sort }]) => [shows, sort || []].flat(2))])
  const rest = table.columns.filter(({ field }) => !taken.has(field))
  return [
    ...named,
    ...rest.map(({ field, isHidden }): [string, AnyColumn] => [field, { shows: field, isHidden }]),
  ]
}

function makePart(
  id: string,
  given: AnyColumn,
  table: ListTable,
  { hidden = [], leaves = [] }: AnyScreen,
): Part {
  const shown = [given.shows].flat().map((field) => columnOf(table, field))
  const [first] = shown
  if (!first) throw new Error(`column ${id} of «${table.title}» shows nothing`)
  const isPlain = shown.length === 1
  const main = columnOf(table, given.sort || first.field)
  const isNumber = given.isIdentity && main.kind !== 'instant'
  const cellOf = (value: Cell) => (isNumber ? identityCell(value) : plainCell(main, value))
  const width = given.width ?? (isPlain && first.kind === 'identifier' ? digitsPx : undefined)
  const mayBeCut = first.kind === 'text' && !given.cell && !given.isWhole
  const cutTo = given.cutTo ?? (mayBeCut ? plainCutPx : undefined)
  const summed = [...new Set([main, ...shown])].filter(({ isSummed }) => isSummed)
  const sorts = given.sort !== false && maySort(main)
  const filtersOf = (filter: AnyFilter | false | undefined) => {
    if (filter === false) return []
    if (filter?.own) return [ownFilter(id, first.heading, filter)]
    return shown.flatMap((column) => plainFiltered(isPlain ? id : column.field, column, filter))
  }
  return {
    column: {
      id,
      header: given.heading ?? headerOf(main),
      hidden: hidden.includes(id) || given.isHidden === true,
      sorts,
      cell: given.cell ?? ((row) => cellOf(row[main.field])),
      searched: shown.filter(isSearched),
      ...(areNumbers(shown) && !given.isIdentity && { numeric: true }),
      ...(given.isIdentity && { identity: true }),
      ...(width !== undefined && { width }),
      ...(cutTo !== undefined && { cutTo }),
      ...(given.cutLast && { cutLast: true }),
      ...(leaves.includes(id) && { leaves: leaves.indexOf(id) }),
      ...(summed.length > 0 && { sums: summed.map(sumOf) }),
    },
    wire: { shows: shown.map(({ field }) => field), sort: sorts ? main.field : null },
    filters: filtersOf(given.filter),
  }
}

/** A number alone, or money that is one sum on the screen and several columns on paper. */
const areNumbers = (shown: readonly ListColumn[]) =>
  shown.length === 1 ? shown.every(isNumeric) : shown.every(({ kind }) => kind === 'money')

/** Two or three short words. */
const plainCutPx = 88
/** Eleven digits. */
const digitsPx = 108

const identityCell = (value: Cell) => <strong className="num">{toPersianDigits(String(value))}</strong>

const sumOf = (column: ListColumn) => ({
  field: column.field,
  of: (row: Row) => summedOf(column, row),
  words: (sum: number) => `جمع ${column.heading} ${formatNumber(sum)} ${column.unit ?? ''}`.trim(),
})

function plainFiltered(id: string, column: ListColumn, look: AnyFilter = {}): Filtered[] {
  const filter = plainFilter(id, column)
  return filter ? [{ filter: { ...filter, ...look } as TableFilter, wire: { field: column.field } }] : []
}

function ownFilter(id: string, label: string, given: AnyFilter = {}): Filtered {
  const { own = '', ...filter } = given
  return {
    filter: { id, label, ...filter, ...(filter.kind === 'choice' && { missing }) } as TableFilter,
    wire: { own, several: filter.kind === 'choice' && filter.several === true },
  }
}

function columnOf({ title, columns }: ListTable, field: string): ListColumn {
  const found = columns.find((column) => column.field === field)
  if (!found) throw new Error(`«${title}» has no column ${field}`)
  return found
}

function checkIds(named: readonly { id: string }[]) {
  const ids = named.map(({ id }) => id)
  const taken: readonly string[] = [...addressNames, openName]
  const bad = ids.find((id, at) => ids.indexOf(id) !== at || taken.includes(id))
  if (bad !== undefined)
    throw new Error(`${bad} is taken: a column or filter of a list needs a name of its own`)
}
