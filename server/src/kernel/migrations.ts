import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

const lockNumber = 7_202_601

/** How long a migration waits for a table that others use, before it lets them pass and tries again; and how often. */
const patience = { lockMs: 3_000, pauseMs: 1_000, tries: 40 }
/** The first line of a file whose statements do not run in one transaction, such as `create index concurrently`. */
const outsideMark = '-- outside a transaction'
/** Of a file with the same result as the one that landed under its name, and a better way: the hash of that one. */
const insteadMark = /^-- instead of ([0-9a-f]{64})$/gm

/**
 * Applies what is new of `NNNN-words.sql` in order, each in a transaction but for those that begin with
 * `-- outside a transaction`: these may be begun a second time after a start that was cut off, and say `if not exists`. An
 * applied file must never change, but where one has made writers wait another with the same result stands instead of it. `until` is the number of the last one to apply, where not all are. Throws a sentence where
 * the database was migrated by a newer program than this one.
 */
export async function migrate(url: string, folder: string, until = '9999'): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    // where one role owns and serves, its limits are for serving
    await client.query('set statement_timeout = 0; set lock_timeout = 0')
    await untilAlone(client)
    await client.query(
      'create table if not exists migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from migrations')
    const applied = new Map(rows.map((row) => [row.name, row.hash]))
    const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
    refuseNewer(rows, files)
    const fresh: string[] = []
    for (const name of files.filter((file) => file.slice(0, 4) <= until))
      if (await applyOnce(client, folder, name, applied.get(name))) fresh.push(name)
    return fresh
  } finally {
    await client.end()
  }
}

/** Asks again and again: who waits in one statement has a snapshot, for which `create index concurrently` waits in turn. */
async function untilAlone(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ isOurs: boolean }>('select pg_try_advisory_lock($1) as "isOurs"', [
      lockNumber,
    ])
    if (rows[0]?.isOurs) return
    await wait(patience.pauseMs / 5)
  }
}

/** An older program would write into tables that mean something else by now. */
function refuseNewer(applied: readonly { name: string }[], files: readonly string[]): void {
  const unknown = applied.find(({ name }) => !files.includes(name))
  if (!unknown) return
  throw new Error(
    `این پایگاه داده را نسخهٔ تازه‌تری از بارگاه به‌روز کرده است؛ همان نسخه یا تازه‌تر را اجرا کنید، یا پشتیبان پیشین را برگردانید.\n` +
      `A newer Bargah has migrated this database (${unknown.name}): run that version or a later one, or put the backup from before back.`,
  )
}

async function applyOnce(client: pg.Client, folder: string, name: string, appliedHash: string | undefined) {
  const text = await readFile(join(folder, name), 'utf8')
  const [hash, ...before] = hashesOf(text)
  if (appliedHash !== undefined && [hash, ...before].includes(appliedHash)) return false
  if (appliedHash)
    throw new Error(`migration ${name} was edited after it was applied; write a new one instead`)
  const note = () => client.query('insert into migrations (name, hash) values ($1, $2)', [name, hash])
  try {
    if (text.startsWith(outsideMark)) {
      for (const statement of statementsOf(text)) await alone(client, statement)
      await note()
    } else await untilLocked(() => inTransaction(client, text, note))
    return true
  } catch (error) {
    throw new Error(`migration ${name} failed: ${(error as Error).message}`, { cause: error })
  }
}

/** The hash of a migration, and those of the files that it stands instead of. */
export const hashesOf = (text: string): [string, ...string[]] => [
  createHash('sha256').update(text).digest('hex'),
  ...[...text.matchAll(insteadMark)].map(([, hash = '']) => hash),
]

/** In a transaction of its own, no longer over a lock than others; what is done concurrently waits as long as it takes. */
async function alone(client: pg.Client, statement: string): Promise<void> {
  if (!/\bconcurrently\b/i.test(statement))
    return untilLocked(() => inTransaction(client, statement, async () => {}))
  await dropUnfinished(client, statement)
  await client.query(statement)
}

/** An index whose building was cut off exists, and serves nobody: `if not exists` would leave it so. */
async function dropUnfinished(client: pg.Client, statement: string): Promise<void> {
  const [, name] = /index concurrently if not exists (\w+)/i.exec(statement) ?? []
  const unfinished = 'select from pg_index where indexrelid = to_regclass($1) and not indisvalid'
  if (!name || (await client.query(unfinished, [name])).rowCount === 0) return
  await client.query(`drop index concurrently if exists ${name}`)
}

/** Several statements in one message would be one transaction. */
const statementsOf = (text: string) => text.split(/;\s*\n/).flatMap((one) => one.trim() || [])

async function inTransaction(client: pg.Client, text: string, note: () => Promise<unknown>): Promise<void> {
  await client.query(`begin; set local lock_timeout = ${patience.lockMs}`)
  try {
    await client.query(text)
    await note()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

const lockNotAvailable = '55P03'

/** Who waits for a table holds up all who come after him, so that nobody is held up for longer than one try. */
async function untilLocked(work: () => Promise<void>): Promise<void> {
  for (let left = patience.tries; ; left -= 1) {
    try {
      return await work()
    } catch (error) {
      if ((error as { code?: string }).code !== lockNotAvailable || left <= 1) throw error
      await wait(patience.pauseMs)
    }
  }
}
