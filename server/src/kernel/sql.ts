/** The one door to the query builder: only stores, views and the kernel come through here. */
import { CamelCasePlugin, Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import pg from 'pg'
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

/** Connections without the query builder, for those who bring their own. */
export const openPlainPool = (url: string, size: number): Pool =>
  new pg.Pool({ connectionString: url, max: size, application_name: 'bargah' })

/** In: where the database is and how many connections to keep. Out: the pool and the query builder over it. */
export function openPool(url: string, size: number): { pool: Pool; db: Db } {
  const pool = openPlainPool(url, size)
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
  return { pool, db }
}
