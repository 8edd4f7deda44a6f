import type { HallLogKind } from '@bargah/contract/features/log/log.states.ts'
import { clockOf, type Db, type Tx } from '../../kernel/database.ts'
import { sql } from '../../kernel/sql.ts'
import { spellEntry, type EntryToTell } from './hall-log.rules.ts'
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
 * depends on that moment is decided in `telling`, under the lock.
 * The lock holds until the transaction ends: what follows may lock only what is locked already, or is new. Throws when an entry cannot be
 * spelled or is longer than 65,535 bytes.
 */
export async function appendHallLog(tx: Tx, hallId: number, telling: Telling): Promise<Appended> {
  const head = await lockEnd(tx, hallId)
  const at = head.now > head.lastAt ? head.now : head.lastAt
  const told = typeof telling === 'function' ? await telling(at) : telling
  const texts = told.map(({ kind, facts }) => spellEntry(at, kind, facts))
  const rounds = told.map(({ roundId }) => roundId ?? null)
  const end = texts.length === 0 ? head : await append(tx, { hallId, from: head.size, texts, rounds })
  const entries = texts.map((text, nr) => ({
    index: head.size + nr,
    text,
    leafHash: leafHash(text).toString('hex'),
  }))
  return { at, firstIndex: head.size, size: end.size, root: end.root.toString('hex'), entries }
}

type End = { size: number; root: Buffer }

/** Locks the log's end and then reads the time. */
async function lockEnd(tx: Tx, hallId: number): Promise<End & { lastAt: Date; now: Date }> {
  const [{ rows }, now] = await Promise.all([
    sql<End & { lastAt: Date }>`select * from lock_hall_log(${hallId})`.execute(tx),
    clockOf(tx).now(tx),
  ])
  const [end] = rows
  if (!end) throw new Error(`hall ${hallId} has no log`)
  return { ...end, now }
}

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

/** The entries that speak of one round, in order. */
export const listRoundEntries = (db: Db, roundId: number) =>
  db
    .selectFrom('hallLog')
    .select(['hallId', 'index', 'at', 'kind', 'entry', 'leafHash'])
    .where('roundId', '=', roundId)
    .orderBy('index')
    .execute()

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
