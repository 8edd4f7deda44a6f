import type { HallLogKind } from '@bargah/contract/features/log/log.states.ts'
import { clockOf, type Db, type Tx } from '../../kernel/database.ts'
import { sql } from '../../kernel/sql.ts'
import { type EntryToTell, spellAround, spellAt, spellEntry } from './hall-log.rules.ts'
import { leafHash } from '../../kernel/tlog/merkle.rules.ts'

/** What was added: from which index on, when, and the tree as it then was. Hashes are hex. */
export type Appended = {
  at: Date
  firstIndex: number
  size: number
  root: string
  entries: { index: number; text: string; leafHash: string }[]
}

/** What a log is told, or what decides it by the moment under which it will stand. */
type Telling = readonly EntryToTell[] | ((at: Date) => Promise<readonly EntryToTell[]>)

/**
 * Adds entries to a hall's log, all of one moment, which is read under the log's lock and never before the last entry's. What
 * depends on that moment is decided in `telling`, under the lock, and takes a trip more.
 * The lock holds until the transaction ends: what follows may lock only what is locked already, or is new. Throws when an entry cannot be
 * spelled or is longer than 65,535 bytes.
 */
export async function appendHallLog(tx: Tx, hallId: number, telling: Telling): Promise<Appended> {
  if (typeof telling === 'function') {
    const end = await lockHallLog(tx, hallId)
    return tellHallLog(tx, end, await telling(end.at))
  }
  const told = telling.map(({ kind, facts }) => spellAround(kind, facts))
  if (told.length === 0) return tellHallLog(tx, await lockHallLog(tx, hallId), [])
  const { time } = clockOf(tx)
  const [, { rows }] = await Promise.all([
    lock(tx, hallId),
    sql<End & { at: Date; firstIndex: number }>`select * from tell_hall_log(${hallId}, ${time},
      ${telling.map(({ roundId }) => roundId ?? null)}::int[], ${told.map(({ head }) => head)}::text[],
      ${told.map(({ tail }) => tail)}::text[])`.execute(tx),
  ])
  const { at, firstIndex, ...end } = rows[0] as (typeof rows)[0]
  return appended(
    { at, from: firstIndex, end },
    told.map((halves) => spellAt(at, halves)),
  )
}

type End = { size: number; root: Buffer }
/** A log whose end is locked: what is told now stands under `at`. */
export type LockedLog = { hallId: number; at: Date; end: End }

const lock = (tx: Tx, hallId: number) =>
  sql<End & { lastAt: Date }>`select * from lock_hall_log(${hallId})`.execute(tx)

/** Locks a log's end and then reads the time, for what depends on it; asked for after all other locks. */
export async function lockHallLog(tx: Tx, hallId: number): Promise<LockedLog> {
  const [{ rows }, now] = await Promise.all([lock(tx, hallId), clockOf(tx).now(tx)])
  const [locked] = rows
  if (!locked) throw new Error(`hall ${hallId} has no log`)
  const { lastAt, ...end } = locked
  return { hallId, at: now > lastAt ? now : lastAt, end }
}

/** Adds entries to a log whose end is locked. */
export async function tellHallLog(
  tx: Tx,
  { hallId, at, end }: LockedLog,
  told: readonly EntryToTell[],
): Promise<Appended> {
  const texts = told.map(({ kind, facts }) => spellEntry(at, kind, facts))
  const rounds = told.map(({ roundId }) => roundId ?? null)
  const from = end.size
  return appended(
    { at, from, end: texts.length === 0 ? end : await append(tx, { hallId, from, texts, rounds }) },
    texts,
  )
}

type At = { at: Date; from: number; end: End }
const appended = ({ at, from, end }: At, texts: readonly string[]): Appended => ({
  at,
  firstIndex: from,
  size: end.size,
  root: end.root.toString('hex'),
  entries: texts.map((text, nr) => ({
    index: from + nr,
    text,
    leafHash: leafHash(text).toString('hex'),
  })),
})

type Entries = { hallId: number; from: number; texts: readonly string[]; rounds: readonly (number | null)[] }

/** Writes a log whose entries are spelled, with their own times; the hall has none yet. */
export async function fillHallLog(tx: Tx, log: Omit<Entries, 'from'>): Promise<void> {
  await sql`select * from lock_hall_log(${log.hallId})`.execute(tx)
  await append(tx, { ...log, from: 0 })
}

/** Hands entries that are spelled to the one function that may write them. Out: the log's new end. */
async function append(tx: Tx, { hallId, from, texts, rounds }: Entries): Promise<End> {
  const { rows } = await sql<End>`
    select * from append_hall_log(${hallId}, ${from}, ${[...rounds]}::int[], ${[...texts]}::text[])`.execute(
    tx,
  )
  return rows[0] as End
}

export const listRoundEntries = (db: Db, roundId: number) =>
  db
    .selectFrom('hallLog')
    .select(['hallId', 'index', 'at', 'kind', 'entry', 'leafHash'])
    .where('roundId', '=', roundId)
    .orderBy('index')
    .execute()

/** The last entry that tells of a round, undefined when none does. */
export const findRoundEnd = (db: Db, roundId: number) =>
  db
    .selectFrom('hallLog')
    .select(['hallId', 'index'])
    .where('roundId', '=', roundId)
    .orderBy('index', 'desc')
    .limit(sql.lit(1))
    .executeTakeFirst()

/** The index at which a hall's log tells that a turn was taken; undefined when it does not. */
export async function findTurnLine(db: Db, hallId: number, turn: number): Promise<number | undefined> {
  const found = await db
    .selectFrom('hallLog')
    .select('index')
    .where('hallId', '=', hallId)
    .where('kind', '=', sql.lit<HallLogKind>('turn_taken'))
    .where(sql<boolean>`coalesce(entry::jsonb ->> 'turn', entry::jsonb ->> 'turnNumber') = ${String(turn)}`)
    .executeTakeFirst()
  return found?.index
}
