/** The one door to the query builder: only stores, views and the kernel come through here. */
import {
  CamelCasePlugin,
  CompiledQuery,
  type DatabaseConnection,
  type DeleteResult,
  type Insertable,
  Kysely,
  PostgresDialect,
  PostgresQueryCompiler,
  type QueryResult,
  type RawBuilder,
  sql,
  Transaction,
  type UpdateResult,
} from 'kysely'
import pg from 'pg'
import { type Counted, preparingClient } from './prepared-statements.ts'
import { joinReads } from './reads-together.ts'
import type { Tables } from './tables.ts'

export { type RawBuilder, sql }
export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>
export type Pool = pg.Pool

const int8 = 20
pg.types.setTypeParser(int8, (text) => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new Error(`bigint beyond what a number holds: ${text}`)
  return value
})

// a day is no instant: it stays the text that it is, `2026-11-21`
const date = 1082
pg.types.setTypeParser(date, (text) => text)

/**
 * Names are camelCase here and snake_case in the database: those of a statement are spelled as it is compiled, those of its rows
 * as they are described, and no plugin of the query builder makes either anew.
 */
class Names extends CamelCasePlugin {
  inDatabase(name: string): string {
    return this.snakeCase(name)
  }
  here(column: string): string {
    return this.camelCase(column)
  }
}

const names = new Names()
const namesInDatabase = new Map<string, string>()

class NamesCompiler extends PostgresQueryCompiler {
  protected override sanitizeIdentifier(name: string): string {
    const known = namesInDatabase.get(name)
    if (known !== undefined) return known
    const spelled = super.sanitizeIdentifier(names.inDatabase(name))
    namesInDatabase.set(name, spelled)
    return spelled
  }
}

class Dialect extends PostgresDialect {
  override createQueryCompiler(): NamesCompiler {
    return new NamesCompiler()
  }
}

/** Codes as a statement's text, not its parameters: a partial index then fits whatever the plan. */
export const literals = (codes: readonly (number | string)[]) => sql.join(codes.map((code) => sql.lit(code)))

/** Up to so many values are parameters of their own. */
const few = 4

/**
 * Numbers as an array of a type, where they may be many: the driver would spell each of them by itself, and between quotes.
 */
export const manyNumbers = (values: readonly (number | null)[], type: 'int' | 'bigint'): RawBuilder<never> =>
  sql`${`{${values.map((value) => value ?? 'null').join(',')}}`}::${sql.raw(type)}[]`

/**
 * Values as an array of a type. Of a few PostgreSQL sees how many they are, and keeps the plan of a prepared statement; one
 * parameter for all it holds to be ten or more, finds a plan for these values cheaper, and makes one at each call.
 */
export const toArray = (
  values: readonly unknown[],
  type: 'int' | 'bigint' | 'jsonb' | 'text',
): RawBuilder<never> =>
  values.length > 0 && values.length <= few
    ? sql`array[${sql.join(values)}]::${sql.raw(type)}[]`
    : sql`${values}::${sql.raw(type)}[]`

/** So many keys are looked for by a statement of their own size. */
const mostKeys = 64

/** In: how many are asked for together. Out: 1, 2, 4, … of which one statement each is prepared: the next that holds them. */
export const sizeOfBatch = (count: number): number => 2 ** Math.ceil(Math.log2(count))

/**
 * Ids by which rows are looked for, each once, as an array: filled up with null to the size of a batch, so that PostgreSQL sees how
 * many they are and keeps its plan.
 */
export function toKeys(ids: readonly number[]): RawBuilder<never> {
  const keys = [...new Set(ids)]
  if (keys.length === 0 || keys.length > mostKeys) return sql`${keys}::int[]`
  const places = Array.from({ length: sizeOfBatch(keys.length) }, (_, place) => keys[place] ?? null)
  return sql`array[${sql.join(places)}]::int[]`
}

/** Does what updates or deletes rows. Out: whether there was one to update or delete. */
export async function didChange(query: {
  executeTakeFirst(): Promise<UpdateResult | DeleteResult>
}): Promise<boolean> {
  const done = await query.executeTakeFirst()
  return ('numUpdatedRows' in done ? done.numUpdatedRows : done.numDeletedRows) > 0n
}

/** Takes the id of a row that is to be written, where something must name it before: what is sealed, a log, a bank. */
export async function takeId(db: Db | Tx, table: string): Promise<number> {
  const { rows } = await sql<{
    id: number
  }>`select nextval(pg_get_serial_sequence(${table}, 'id')) as id`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a sequence gives a number')
  return row.id
}

/** Reads a row. Out: whether there was one. */
export const hasRow = async (query: { executeTakeFirst(): Promise<object | undefined> }): Promise<boolean> =>
  (await query.executeTakeFirst()) !== undefined

type TableWithId = { [Name in keyof Tables]: 'id' extends keyof Tables[Name] ? Name : never }[keyof Tables]

/**
 * Adds a row. Out: its id, or undefined where one that is unique against it is there already: by these columns, when they are
 * named, else by any.
 */
export async function insertUnlessThere<Name extends TableWithId>(
  db: Db | Tx,
  name: Name,
  row: Insertable<Tables[Name]>,
  columns?: readonly (keyof Tables[Name] & string)[],
): Promise<number | undefined> {
  // the query builder wants a table that it knows: the callers are held to the columns of theirs
  const inserted = await (db as unknown as Kysely<{ table: { id: number } }>)
    .insertInto(name as 'table')
    .values(row as unknown as { id: number })
    .onConflict((on) => (columns ? on.columns(columns as readonly never[]) : on).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

// longer than any wait for a free connection should last; a database that hangs is given up after it
const longestWaitMs = 30_000

type More = Pick<pg.PoolConfig, 'Client'> & { pipeline?: boolean }
function makePool(url: string, size: number, more: More = {}): Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    application_name: 'bargah',
    connectionTimeoutMillis: longestWaitMs,
    ...more,
  })
  // A lost connection is told to whoever asks something of it, and the pool lets go of it by itself. Without a listener
  // for its whole life, in the pool and out of it, its end would be the end of the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** Connections without the query builder, for those who bring their own. */
export const openPlainPool = (url: string, size: number): Pool => makePool(url, size)

/** In: where the database is, how many connections to keep, and where statements are counted. Out: the pool and the query builder over it. */
export function openPool(url: string, size: number, counted?: Counted): { pool: Pool; db: Db } {
  const Client = preparingClient((column) => names.here(column), counted)
  const pool = makePool(url, size, { Client, pipeline: true })
  const db = new Kysely<Tables>({ dialect: new Dialect({ pool }) })
  return { pool, db }
}

/** How often a transaction has waited for the database, from its `begin` on. */
const trips = new WeakMap<Tx, () => number>()
export const tripsOf = (tx: Tx): number => trips.get(tx)?.() ?? 0

// what PostgreSQL says to each statement after the one that failed
const afterFailure = '25P02'

/**
 * A connection for one transaction: after `end` nothing more leaves, whoever of those that worked together goes on. Those that
 * left behind one that failed fail by its error, since whichever is heard first decides what becomes of the whole. Counts how
 * often somebody waits: a statement that leaves while another is on its way shares its trip.
 */
function forOneTransaction(connection: DatabaseConnection) {
  let made = 0
  let inFlight = 0
  let ended: Promise<unknown> | null = null
  let failed: unknown
  const execute = joinReads((query) => connection.executeQuery(query))
  async function executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (ended) throw new Error('the transaction has ended')
    if (inFlight === 0) made += 1
    inFlight += 1
    try {
      return await execute<R>(query)
    } catch (error) {
      if ((error as { code?: string }).code === afterFailure && failed) throw failed
      failed = error
      throw error
    } finally {
      inFlight -= 1
    }
  }
  const streamQuery: DatabaseConnection['streamQuery'] = (query, size) => connection.streamQuery(query, size)
  const run = (command: string) => executeQuery(CompiledQuery.raw(command))
  /** Once: whatever is said after the first is that. */
  const end = (command: 'commit' | 'rollback') => (ended ??= run(command))
  return { connection: { executeQuery, streamQuery }, made: () => made, run, end }
}

// what a transaction of the query builder must have and never asks for, since its executor has all
const dialect = new PostgresDialect({
  pool: () => Promise.reject(new Error('a transaction has its connection')),
})
const unused = { config: { dialect }, dialect, driver: dialect.createDriver() }

/**
 * Does some of a transaction's work so that it alone can be taken back: an error takes back what was done here and leaves what
 * was done before. After its end nothing more of it leaves, as with a whole transaction.
 */
export async function withSavepoint<T>(tx: Tx, work: (inner: Tx) => Promise<T>): Promise<T> {
  const given = tx.getExecutor()
  return given.provideConnection(async (connection) => {
    let isOver = false
    const run = (command: string) => connection.executeQuery(CompiledQuery.raw(command))
    const until: DatabaseConnection = {
      executeQuery: (query) =>
        isOver ? Promise.reject(new Error('the savepoint has ended')) : connection.executeQuery(query),
      streamQuery: (query, size) => connection.streamQuery(query, size),
    }
    const executor = given.withConnectionProvider({ provideConnection: (use) => use(until) })
    const inner: Tx = new Transaction<Tables>({ ...unused, executor })
    try {
      const [, result] = await Promise.all([run('savepoint alone'), work(inner)])
      isOver = true
      await run('release savepoint alone')
      return result
    } catch (error) {
      isOver = true
      await run('rollback to savepoint alone')
      throw error
    }
  })
}

type Steps<First, Result, Last> = {
  /** Leaves with `begin`. */
  first(tx: Tx): Promise<First>
  work(tx: Tx, first: First): Promise<Result>
  /** Leaves with `commit`, and so decides nothing. */
  last(tx: Tx, first: First, result: Result): Promise<Last>
}

/**
 * Runs a transaction whose statements leave as they are asked for, one behind the other, and not each after the answer to the
 * last: those that are asked together, by `Promise.all`, are one trip. PostgreSQL does them in the order in which they were
 * asked, and after one that failed none. Out: what work and last step gave; the transaction is committed.
 */
export function runTransaction<First, Result, Last>(db: Db, steps: Steps<First, Result, Last>) {
  const pooled = db.getExecutor()
  return pooled.provideConnection(async (taken) => {
    const { connection, made, run, end } = forOneTransaction(taken)
    const executor = pooled.withConnectionProvider({ provideConnection: (use) => use(connection) })
    const tx: Tx = new Transaction<Tables>({ ...unused, executor })
    trips.set(tx, made)
    try {
      const [, first] = await Promise.all([run('begin'), steps.first(tx)])
      const result = await steps.work(tx, first)
      const [last] = await Promise.all([steps.last(tx, first, result), end('commit')])
      return { result, last }
    } catch (error) {
      // an end that fails as well says less
      await end('rollback').catch(() => {})
      throw error
    }
  })
}
