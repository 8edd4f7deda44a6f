import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'

const lockNumber = 7_202_601

/** Applies what is new of `NNNN-words.sql` in order, each in a transaction. An applied file must never change. */
export async function migrate(url: string, folder: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    // where one role owns and serves, its limits are for serving
    await client.query('set statement_timeout = 0; set lock_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [lockNumber])
    await client.query(
      'create table if not exists migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from migrations')
    const applied = new Map(rows.map((row) => [row.name, row.hash]))
    const fresh: string[] = []
    for (const name of (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort())
      if (await applyOnce(client, folder, name, applied.get(name))) fresh.push(name)
    return fresh
  } finally {
    await client.end()
  }
}

async function applyOnce(client: pg.Client, folder: string, name: string, appliedHash: string | undefined) {
  const text = await readFile(join(folder, name), 'utf8')
  const hash = createHash('sha256').update(text).digest('hex')
  if (appliedHash === hash) return false
  if (appliedHash)
    throw new Error(`migration ${name} was edited after it was applied; write a new one instead`)
  await client.query('begin')
  try {
    await client.query(text)
    await client.query('insert into migrations (name, hash) values ($1, $2)', [name, hash])
    await client.query('commit')
    return true
  } catch (error) {
    await client.query('rollback')
    throw new Error(`migration ${name} failed: ${(error as Error).message}`, { cause: error })
  }
}
