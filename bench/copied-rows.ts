import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Db, transaction } from '../server/src/kernel/database.ts'
import { openPool, sql } from '../server/src/kernel/sql.ts'
import { databaseClock } from '../server/src/kernel/clock.ts'
import { timeMs } from './measure.ts'

type Written = { name: string; rows: number; columns: string; file: string }
export type Copied = { rows: number; copyMs: number; tables: readonly Written[] }

/** The number of the newest transaction: what is written later has a larger one. */
export async function newestTransaction(db: Db): Promise<number> {
  const { rows } = await sql<{ xid: number }>`select pg_current_xact_id()::text::bigint as xid`.execute(db)
  return rows[0]?.xid as number
}

/**
 * Writes the rows that transactions after `since` have left behind once more, by COPY from files in one transaction, into
 * tables of their own with the same columns, indices and checks, with foreign keys unless told otherwise, without triggers.
 * A row that was written twice is copied once, as it stands.
 */
export async function copyWritten(
  ownerUrl: string,
  since: number,
  { foreignKeys } = { foreignKeys: true },
): Promise<Copied> {
  const { db } = openPool(ownerUrl, 1)
  const tables: Written[] = []
  try {
    for (const name of await listTables(db)) {
      const written = await exportWritten(db, name, since)
      if (written.rows > 0) {
        tables.push(written)
        await makeLike(db, name, foreignKeys)
      }
    }
    await sql`checkpoint`.execute(db)
    const copyMs = await timeMs(() =>
      transaction({ db, clock: databaseClock }, async (tx) => {
        for (const { name, columns, file } of tables)
          await sql`copy ${sql.raw(`copied.${name} (${columns})`)} from ${sql.lit(file)}`.execute(tx)
      }),
    )
    return { rows: tables.reduce((sum, { rows }) => sum + rows, 0), copyMs, tables }
  } finally {
    for (const { file } of tables) rmSync(file, { force: true })
    await db.destroy()
  }
}

async function listTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_stat_user_tables where schemaname = 'public' order by relname`.execute(db)
  return rows.map(({ name }) => name)
}

async function exportWritten(db: Db, name: string, since: number): Promise<Written> {
  const file = join(tmpdir(), `bargah-copy-${process.pid}-${name}`)
  const written = sql`from ${sql.table(name)} where xmin::text::bigint > ${sql.lit(since)}`
  const { rows } = await sql<{ count: number }>`select count(*)::int as count ${written}`.execute(db)
  const count = rows[0]?.count ?? 0
  const columns = await listColumns(db, name)
  if (count > 0) await sql`copy (select ${sql.raw(columns)} ${written}) to ${sql.lit(file)}`.execute(db)
  return { name, rows: count, columns, file }
}

/** Those that are written: what the database computes of others is not. */
async function listColumns(db: Db, name: string): Promise<string> {
  const { rows } = await sql<{ columns: string }>`
    select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
    where attrelid = ${name}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(db)
  return rows[0]?.columns ?? ''
}

async function makeLike(db: Db, name: string, foreignKeys: boolean): Promise<void> {
  await sql`create schema if not exists copied`.execute(db)
  await sql`drop table if exists ${sql.raw(`copied.${name}`)}`.execute(db)
  await sql`create table ${sql.raw(`copied.${name}`)} (like ${sql.table(name)} including all)`.execute(db)
  if (!foreignKeys) return
  const { rows } = await sql<{ text: string }>`select pg_get_constraintdef(oid) as text from pg_constraint
    where conrelid = ${name}::regclass and contype = 'f'`.execute(db)
  for (const { text } of rows)
    await sql`alter table ${sql.raw(`copied.${name}`)} add ${sql.raw(text)}`.execute(db)
}
