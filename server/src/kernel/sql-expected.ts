import type { RawBuilder } from 'kysely'
import { type Db, sql } from './sql.ts'
import { nameInSql, type Part } from './sql-parts.ts'
import type { Sought } from './sql-search.ts'
import { allOf, type RowReader } from './sql-selection.ts'
import type { Expected } from './walk.rules.ts'

// What PostgreSQL expects, as it says when it is asked for its plan: a quarter of a millisecond each.

/** What PostgreSQL may expect reading rows to cost; an index that has them in order, row by row from the disk, costs half. */
const dearest = 40_000

/** How many rows of the table have what is sought, and how many it has; undefined where nothing is sought. */
export async function countSought(
  db: Db,
  reader: RowReader,
  sought: readonly Sought[],
): Promise<Expected | undefined> {
  if (sought.length === 0) return undefined
  const expected = sought.map((one): Part => ({ ...one, sql: one.expected }))
  const [found, all] = await Promise.all([
    countExpected(db, sql`select from ${reader.tables(expected)} where ${allOf(expected)}`),
    countExpected(db, sql`select from ${sql.raw(nameInSql(reader.from))}`),
  ])
  return { found, all }
}

/** How many rows a query gives. */
export async function countExpected(db: Db, query: RawBuilder<unknown>): Promise<number> {
  const [line] = await planOf(db, query)
  return rowsIn(line)
}

/**
 * In: the first rows of an order, with a limit. Out: how many there are beyond the limit too, when an index has the first of them in
 * order, and undefined when all would be sorted.
 */
export async function countInOrder(db: Db, first: RawBuilder<unknown>): Promise<number | undefined> {
  const [limit = '', rows, ...others] = await planOf(db, first)
  const cost = Number(/\.\.(\d+)/.exec(limit)?.[1])
  const isSorted = [limit, rows, ...others].some((line = '') => /(^|-> +)Sort /.test(line))
  return cost < dearest && !isSorted ? rowsIn(rows) : undefined
}

/** How PostgreSQL would go about a query, line by line. */
async function planOf(db: Db, query: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<object>`explain ${query}`.execute(db)
  return rows.flatMap((row) => Object.values(row) as string[])
}

/** In: a line of a plan. Out: how many rows its step is expected to give. */
const rowsIn = (line = '') => Number(/ rows=(\d+)/.exec(line)?.[1] ?? 0)
