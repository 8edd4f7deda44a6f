/** The one door to the query builder: only stores, views and the kernel come through here. */
import {
  CamelCasePlugin,
  Kysely,
  type PluginTransformResultArgs,
  PostgresDialect,
  type QueryResult,
  sql,
  type Transaction,
  type UnknownRow,
} from 'kysely'
import pg from 'pg'
import { preparingClient } from './prepared-statements.ts'
import type { Tables } from './tables.ts'

export { sql }
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

/** The plugin as it is, but it respells the names of a result once and not for every row of it. */
class ResultNamesPlugin extends CamelCasePlugin {
  override async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    const [first] = result.rows
    if (!first) return result
    const names = Object.keys(first).map((name) => [name, this.camelCase(name)] as const)
    // all rows copy the shape of one, which is much faster than giving each its fields anew
    const empty: UnknownRow = Object.fromEntries(names.map(([, to]) => [to, null]))
    const rows = result.rows.map((row) => {
      const named = { ...empty }
      for (const [from, to] of names) named[to] = row[from]
      return named
    })
    return { ...result, rows }
  }
}

/** Codes as a statement's text, not its parameters: a partial index then fits whatever the plan. */
export const literals = (codes: readonly (number | string)[]) => sql.join(codes.map((code) => sql.lit(code)))

// longer than any wait for a free connection should last; a database that hangs is given up after it
const longestWaitMs = 30_000

function makePool(url: string, size: number, more: Pick<pg.PoolConfig, 'Client'> = {}): Pool {
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

/** In: where the database is and how many connections to keep. Out: the pool and the query builder over it. */
export function openPool(url: string, size: number): { pool: Pool; db: Db } {
  const pool = makePool(url, size, { Client: preparingClient() })
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new ResultNamesPlugin({ maintainNestedObjectKeys: true })],
  })
  return { pool, db }
}
