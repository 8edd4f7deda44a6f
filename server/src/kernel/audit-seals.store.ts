import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, type Db, transaction } from './database.ts'
import { foldPerfect, leafHash } from './tlog/merkle.rules.ts'
import { sql } from './sql.ts'

const lockNumber = 7_202_615
/** How many lines a seal covers at most, so that no statement holds more than their hashes. */
const linesOfSeal = 20_000
const noHash = Buffer.alloc(0)

export type Seal = {
  id: number
  kind: string
  firstLine: number
  lastLine: number
  at: Date
  rowsHash: Buffer
}

/** In: the hash before, none for the first, and a seal. Out: the hash of both. */
export const hashOfSeal = (
  before: Buffer | undefined,
  { id, kind, firstLine, lastLine, at, rowsHash }: Seal,
) =>
  createHash('sha256')
    .update(before ?? noHash)
    .update(JSON.stringify([id, kind, firstLine, lastLine, at.toISOString(), rowsHash.toString('hex')]))
    .digest()

/**
 * The lines from one to another and all that they changed, each row hashed by itself, as one hash; and how many rows. One that
 * was emptied for somebody who is forgotten has the hash that it had (docs/decisions/0130).
 */
export async function hashOfLines(
  db: Db,
  first: number,
  last: number,
): Promise<{ hash: Buffer; rows: number }> {
  const { rows } = await sql<{ hash: Buffer; rows: number }>`
    select sha256(coalesce(string_agg(coalesce(case when is_empty then erased.hash end,
        sha256(convert_to(facts::text, 'UTF8'))), '' order by told.line, id), '')) as hash, count(*) as rows
    from (
      select id as line, 0 as id, input = '{}' and reason is null as is_empty, jsonb_build_array(id, (extract(epoch from at) * 1000000)::bigint, user_id, session_id,
        address, agent, device_id, endpoint, request_id, kind, outcome, reason, input) as facts
      from audit_log where id between ${first} and ${last}
      union all
      select line, id, coalesce(before, '{}') = '{}' and coalesce(after, '{}') = '{}',
        jsonb_build_array(line, id, table_name, row_id, before, after)
      from audit_changes where line between ${first} and ${last}
    ) told left join audit_erased erased on erased.line = told.line and change = id`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a sum has one row')
  return row
}

const lastSeal = (db: Db) =>
  db.selectFrom('auditSeals').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst()
const lastSealedLine = async (db: Db): Promise<number> => {
  const found = db.selectFrom('auditSeals').where('kind', '=', 'lines').select('lastLine')
  return (await found.orderBy('id', 'desc').limit(1).executeTakeFirst())?.lastLine ?? 0
}

/**
 * Seals the lines that nobody can add to any more. A number is taken under a lock on the table that is written, so who may
 * still write under one of the numbers given so far holds such a lock now; nobody waits for the sealer.
 */
export async function sealAudit(database: Database): Promise<void> {
  const { db } = database
  const { rows } = await sql<{ last: number }>`
    select last_value - case when is_called then 0 else 1 end as last from audit_lines`.execute(db)
  const last = rows[0]?.last ?? 0
  if ((await lastSealedLine(db)) >= last || !(await haveWritersEnded(db))) return
  let sealed: number
  do sealed = await sealNext(database, last)
  while (sealed < last)
}

/** Seals the next lines up to `last`. Out: the last that is sealed. */
const sealNext = (database: Database, last: number): Promise<number> =>
  transaction(database, async (tx, at) => {
    await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(tx)
    const firstLine = (await lastSealedLine(tx)) + 1
    const lastLine = Math.min(last, firstLine + linesOfSeal - 1)
    if (firstLine > lastLine) return last
    const { hash } = await hashOfLines(tx, firstLine, lastLine)
    await appendSeal(tx, { kind: 'lines', firstLine, lastLine, at, rowsHash: hash })
    return lastLine
  })

async function appendSeal(tx: Db, facts: Omit<Seal, 'id'>): Promise<void> {
  const before = await lastSeal(tx)
  const seal = { ...facts, id: (before?.id ?? 0) + 1 }
  await tx
    .insertInto('auditSeals')
    .values({ ...seal, hash: hashOfSeal(before?.hash, seal) })
    .execute()
  await appendNodes(tx, seal.id)
}

/** Hashes next to each other in the tree of the seals, each over 256^level of them: what witnesses are given proofs from. */
export async function listSealHashes(
  db: Db,
  { level, from, count }: { level: number; from: number; count: number },
): Promise<Buffer[]> {
  if (level > 0) {
    const nodes = db.selectFrom('auditSealNodes').select('hash').where('level', '=', level)
    const row = nodes.where('index', '>=', from).where('index', '<', from + count)
    return (await row.orderBy('index').execute()).map(({ hash }) => hash)
  }
  const seals = db.selectFrom('auditSeals').select('hash').where('id', '>', from)
  const row = await seals
    .where('id', '<=', from + count)
    .orderBy('id')
    .execute()
  return row.map(({ hash }) => leafOfSeal(hash))
}

/** A seal as a leaf of the audit's tree. */
export const leafOfSeal = (hash: Buffer): Buffer => leafHash(hash.toString('hex'))

/** Keeps what the seal that made the tree so large completed: hashes over 256, 65,536, … seals. */
async function appendNodes(tx: Db, size: number): Promise<void> {
  for (let level = 1; size % 256 ** level === 0; level += 1) {
    const index = size / 256 ** level - 1
    const hash = foldPerfect(await listSealHashes(tx, { level: level - 1, from: index * 256, count: 256 }))
    await tx.insertInto('auditSealNodes').values({ level, index, hash }).execute()
  }
}

const looks = 20
const lookEveryMs = 100

/** Waits until the transactions that write lines now have ended. Out: false when one goes on for seconds. */
async function haveWritersEnded(db: Db): Promise<boolean> {
  const writers = await listWriters(db)
  for (let look = 0; look < looks; look += 1) {
    const now = new Set(await listWriters(db))
    if (!writers.some((writer) => now.has(writer))) return true
    await sleep(lookEveryMs)
  }
  return false
}

async function listWriters(db: Db): Promise<string[]> {
  const { rows } = await sql<{ writer: string }>`
    select distinct virtualtransaction as writer from pg_locks
    where locktype = 'relation' and mode = 'RowExclusiveLock' and pid <> pg_backend_pid()
      and database = (select oid from pg_database where datname = current_database())
      and relation in ('audit_log'::regclass, 'audit_changes'::regclass)`.execute(db)
  return rows.map(({ writer }) => writer)
}

/**
 * Deletes what was sealed before `before`, whole seals only and none of the last thirty days of the database's own clock. The chain says so first and stays; the rows go through a
 * function of the owner, since the server's role may delete none, and which deletes nothing younger than thirty days.
 */
export const dropAudit = (database: Database, before: Date): Promise<void> =>
  transaction(database, async (tx, at) => {
    await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(tx)
    const sealed = tx
      .selectFrom('auditSeals')
      .where('kind', '=', 'lines')
      .where('at', '<', sql<Date>`least(${before}::timestamptz, clock_timestamp() - interval '30 days')`)
    const { lastLine } = await sealed
      .select((eb) => eb.fn.max('lastLine').as('lastLine'))
      .executeTakeFirstOrThrow()
    const dropped = tx.selectFrom('auditSeals').where('kind', '=', 'drop')
    const earlier = await dropped
      .select((eb) => eb.fn.max('lastLine').as('lastLine'))
      .executeTakeFirstOrThrow()
    const firstLine = (earlier.lastLine ?? 0) + 1
    if (lastLine === null || lastLine < firstLine) return
    await appendSeal(tx, { kind: 'drop', firstLine, lastLine, at, rowsHash: noHash })
    await sql`select delete_dropped_audit()`.execute(tx)
  })
