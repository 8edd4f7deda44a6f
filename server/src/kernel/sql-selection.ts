import { clockTime, isoInstant, jalaliDate } from '@bargah/contract/kernel/dates.ts'
import type { ColumnKind } from '@bargah/contract/kernel/list-columns.ts'
import type { ListField } from '@bargah/contract/kernel/read-list.ts'
import type { RawBuilder } from 'kysely'
import type { FileWords } from './sheet.ts'
import { type Db, sql } from './sql.ts'
import { type Column, type Computed, nameInSql, type Part, partOf, type Table, tableOf } from './sql-parts.ts'
import type { Sought } from './sql-search.ts'

type AnyComputed = Computed<Table, unknown>
/** A declaration of `sqlRows` without its types. */
export type AnySource = {
  from: Table
  joins: Partial<Record<Table, Column>>
  fields: Record<string, Column | Part | AnyComputed>
  searchText?: Column | Part
  knownBy?: readonly Column[]
  inFiles?: Readonly<Record<string, FileWords>>
  hasWord?(db: Db, word: string): Promise<Sought>
}

type Joined = Pick<AnySource, 'from' | 'joins'>

/** A term of an order. */
export type Term = Part & { isDescending: boolean; isNullable?: boolean }

/** What statements over declared rows are made of. */
export type RowReader = {
  from: Table
  searchText: Part | undefined
  /** The columns of numbers by which people know a row. */
  knownBy: readonly Part[]
  inFiles?: AnySource['inFiles']
  /** In: a word of a search. Out: whether a row has it, of a list that knows this better than by looking at every row. */
  hasWord: AnySource['hasWord']
  partOf(field: ListField): Part
  /** In: what a statement uses. Out: the table and the joins that this needs. */
  tables(used: readonly Part[]): RawBuilder<unknown>
  /** In: conditions. Out, when all of them are of one joined table and what it leads to: the ids of its rows that meet them, and the column that names these. */
  throughJoin(where: readonly Part[]): { ids: RawBuilder<unknown>; by: Column } | undefined
  /** The rows that meet the conditions, presented; with the fields that are named, without names with all. */
  read(db: Db, where: readonly Part[], order: readonly Term[], names?: readonly string[]): Promise<Row[]>
}

const keptSelections = 200

export function readerOf(all: readonly string[], listed: readonly ListField[], source: AnySource): RowReader {
  const kinds = new Map(listed.map(({ field, kind }) => [field, kind]))
  const selections = new Map<string, Selection>()

  function selectionOf(db: Db, names: readonly string[]) {
    const key = names.join()
    const known = selections.get(key) ?? select(db, source, names, kinds)
    if (selections.size >= keptSelections) selections.clear()
    selections.set(key, known)
    return known
  }
  return {
    from: source.from,
    inFiles: source.inFiles,
    searchText: typeof source.searchText === 'string' ? partOf(source.searchText) : source.searchText,
    knownBy: (source.knownBy ?? []).map(partOf),
    hasWord: source.hasWord,
    partOf: ({ field }) => partOfField(source, field),
    tables: (used) => tablesOf(source, used),
    throughJoin: (where) => throughJoin(source, where),
    async read(db, where, order, names = all) {
      const { columns, parts, present } = selectionOf(db, names)
      const query = sql<Row>`
        select ${sql.raw(columns)} from ${tablesOf(source, [...parts, ...where, ...order])}
        where ${allOf(where)}${orderBy(order)}`
      const { rows } = await query.execute(db)
      return rows.map(present)
    },
  }
}

/** All of the conditions. */
export const allOf = (where: readonly Part[]) =>
  where.length === 0
    ? sql`true`
    : sql.join(
        where.map((one) => one.sql),
        sql` and `,
      )

export const orderBy = (order: readonly Term[]) =>
  order.length === 0 ? sql`` : sql` order by ${sql.join(order.map(termOf))}`

const termOf = ({ sql: key, isDescending, isNullable }: Term) =>
  sql`${key} ${sql.raw(isDescending ? 'desc' : 'asc')}${sql.raw(isNullable ? ' nulls last' : '')}`

function partOfField({ fields }: AnySource, name: string): Part {
  const field = fields[name]
  if (field === undefined) throw new Error(`the rows have no field ${name}`)
  if (!isComputed(field)) return selectable(field)
  if (!field.sql) throw new Error(`the list has no SQL for its field ${name}`)
  return { sql: sql`(${field.sql})`, needs: field.of.map(tableOf) }
}

const selectable = (field: Column | Part): Part =>
  typeof field === 'string' ? partOf(field) : { ...field, sql: sql`(${field.sql})` }

/** The table with the joins that are needed, in the order of their declaration: what one leads over stands before it. */
function tablesOf({ from, joins }: Joined, used: readonly Part[]): RawBuilder<unknown> {
  const needed = new Set<string>()
  const need = (table: Table) => {
    const by = joins[table]
    if (!by || needed.has(table)) return
    need(tableOf(by))
    needed.add(table)
  }
  for (const { needs = [] } of used) needs.forEach(need)
  const joined = [...needed].map((table) => {
    const name = nameInSql(table)
    return ` left join ${name} on ${name}.id = ${nameInSql(joins[table as Table] ?? '')}`
  })
  return sql.raw(nameInSql(from) + joined.join(''))
}

function throughJoin({ from, joins }: Joined, where: readonly Part[]): ReturnType<RowReader['throughJoin']> {
  /** The joined table by which another is reached; none for the table that is read. */
  const firstTo = (table: Table): Table | undefined => {
    const by = joins[table]
    return by && (tableOf(by) === from ? table : firstTo(tableOf(by)))
  }
  const used = where.flatMap(({ needs = [] }) => (needs.length === 0 ? [from] : needs))
  const [first, ...others] = new Set(used.map(firstTo))
  const by = first && joins[first]
  if (!by || others.length > 0) return undefined
  const tables = tablesOf({ from: first, joins: { ...joins, [first]: undefined } }, where)
  return { ids: sql`select ${sql.raw(nameInSql(first))}.id from ${tables} where ${allOf(where)}`, by }
}

type Row = Record<string, unknown>
type Selection = { columns: string; parts: readonly Part[]; present: (found: Row) => Row }

/** In: the wire names of fields. Out: their columns as text, compiled once; what they need; and how a row is presented. */
function select(
  db: Db,
  source: AnySource,
  names: readonly string[],
  kinds: Map<string, ColumnKind>,
): Selection {
  // a column is selected once, however many fields show it, by the name of the first
  const selected = new Map<Column | Part, string>()
  const aliasOf = (field: Column | Part, name: string) => {
    const alias = selected.get(field) ?? name
    selected.set(field, alias)
    return alias
  }
  const makers = names.map((name): Maker => {
    const field = source.fields[name]
    if (field === undefined) throw new Error(`the rows have no field ${name}`)
    if (isComputed(field)) {
      const aliases = field.of.map((column) => aliasOf(column, column))
      return { name, make: (found) => field.compute(...(aliases.map((alias) => found[alias]) as never[])) }
    }
    const alias = aliasOf(field, name)
    const present = presenterOf(field) ?? ofKind[kinds.get(name) ?? 'text']
    return { name, make: (found) => (present ? found[alias] && present(found[alias] as Date) : found[alias]) }
  })
  const parts = [...selected].map(([field, alias]) => ({ ...selectable(field), alias }))
  const columns = parts.map((part) => sql`${part.sql} as ${sql.raw(`"${part.alias}"`)}`)
  const { sql: text, parameters } = sql.join(columns).compile(db)
  if (parameters.length > 0) throw new Error(`the fields ${names.join()} hold values; write them as literals`)
  return { columns: text, parts, present: rowsOf(makers) }
}

const presenterOf = (field: Column | Part) =>
  typeof field === 'string' ? undefined : (field.present as ((value: unknown) => unknown) | undefined)

const isComputed = (field: Column | Part | AnyComputed): field is AnyComputed =>
  typeof field === 'object' && 'compute' in field

type Maker = { name: string; make: (found: Row) => unknown }

const ofKind: Partial<Record<ColumnKind, (at: Date) => unknown>> = {
  date: jalaliDate,
  time: clockTime,
  instant: isoInstant,
}

/** All rows copy the shape of one, which is much faster than giving each its fields anew. */
function rowsOf(makers: readonly Maker[]): Selection['present'] {
  const empty = Object.fromEntries(makers.map(({ name }) => [name, null as unknown]))
  return (found) => {
    const row = { ...empty }
    for (const { name, make } of makers) row[name] = make(found)
    return row
  }
}
