import { setImmediate } from 'node:timers/promises'
import type { HallLogKind } from '@bargah/contract/features/log/log.states.ts'
import { forEachClock } from '../../kernel/clock.ts'
import { compiledFirst, mustBe } from '../../kernel/compiled-once.ts'
import { clockOf, type Db, type Tx } from '../../kernel/database.ts'
import { sql } from '../../kernel/sql.ts'
import { type EntryToTell, spellAround, spellEntry } from './hall-log.rules.ts'
import { leafHash } from '../../kernel/tlog/merkle.rules.ts'

/** What was added: from which index on, when, and the tree as it then was. Hashes are hex. */
export type Appended = {
  at: Date
  firstIndex: number
  size: number
  root: string
  /** One of them by its place, from the end where it is negative. */
  entry(nr: number): { index: number; text: string; leafHash: string } | undefined
}

/** What a log is told, or what decides it by the moment under which it will stand. */
type Telling = readonly EntryToTell[] | ((at: Date) => Promise<readonly EntryToTell[]>)

/** So many entries are told by one statement, in one trip; more by one statement for each megabyte. */
const fewEntries = 100
const mostAtOnce = 1_000_000
const mostBetweenTurns = 64_000

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
  if (telling.length === 0 || telling.length > fewEntries)
    return tellHallLog(tx, await lockHallLog(tx, hallId), telling)
  const halves = telling.map(({ kind, facts }) => spellAround(kind, facts))
  const [heads, tails] = [halves.map(({ head }) => head), halves.map(({ tail }) => tail)]
  const rounds = telling.map(({ roundId }) => roundId ?? null)
  const told = mustBe(await tellAtOnce(clockOf(tx))(tx, hallId, rounds, heads, tails))
  const { at, firstIndex, ...end } = told
  return appended({ at, from: firstIndex, end }, telling)
}

type End = { size: number; root: Buffer }
/** A log whose end is locked: what is told now stands under `at`. */
export type LockedLog = { hallId: number; at: Date; end: End }

// the time is read of the row that the lock gives, so after it
const lock = forEachClock((time) =>
  compiledFirst(
    (_: Db, hallId: number) => sql<End & { at: Date }>`select size, root, greatest(${time}, last_at) as at
      from lock_hall_log(${hallId})`,
  ),
)
const tellAtOnce = forEachClock((time) =>
  compiledFirst(
    (_: Db, hallId: number, rounds: (number | null)[], heads: string[], tails: string[]) =>
      sql<End & { at: Date; firstIndex: number }>`select told.* from lock_hall_log(${hallId}) locked,
        tell_hall_log(${hallId}, greatest(${time}, locked.last_at), ${rounds}::int[], ${heads}::text[], ${tails}::text[]) told`,
  ),
)

/** Locks a log's end and then reads the time, for what depends on it; asked for after all other locks. */
export async function lockHallLog(tx: Tx, hallId: number): Promise<LockedLog> {
  const { at, ...end } = mustBe(await lock(clockOf(tx))(tx, hallId))
  return { hallId, at, end }
}

/** Adds entries to a log whose end is locked. */
export async function tellHallLog(
  tx: Tx,
  { hallId, at, end }: LockedLog,
  told: readonly EntryToTell[],
): Promise<Appended> {
  let written = Promise.resolve(end)
  for await (const some of spelledInParts(at, told)) {
    const { size } = await written
    written = append(tx, { hallId, from: size, ...some })
    // it is heard of after the next part is spelled
    written.catch(() => undefined)
  }
  return appended({ at, from: end.size, end: await written }, told)
}

/**
 * The largest round tells fifteen megabytes: each is spelled while the one before is written, and they are never all in memory. Now
 * and then the wire has its turn, or what was sent would wait for what is spelled.
 */
async function* spelledInParts(at: Date, told: readonly EntryToTell[]): AsyncGenerator<Spelled> {
  let part: Spelled = { texts: [], rounds: [] }
  let size = 0
  let sinceTurn = 0
  for (const { kind, facts, roundId } of told) {
    const text = spellEntry(at, kind, facts)
    sinceTurn += text.length
    if (sinceTurn > mostBetweenTurns) {
      await setImmediate()
      sinceTurn = 0
    }
    if (size > 0 && size + text.length > mostAtOnce) {
      yield part
      part = { texts: [], rounds: [] }
      size = 0
    }
    part.texts.push(text)
    part.rounds.push(roundId ?? null)
    size += text.length
  }
  if (size > 0) yield part
}

type At = { at: Date; from: number; end: End }
const appended = ({ at, from, end }: At, told: readonly EntryToTell[]): Appended => ({
  at,
  firstIndex: from,
  size: end.size,
  root: end.root.toString('hex'),
  entry(nr) {
    const entry = told.at(nr)
    if (!entry) return undefined
    const text = spellEntry(at, entry.kind, entry.facts)
    const index = from + (nr < 0 ? told.length + nr : nr)
    return { index, text, leafHash: leafHash(text).toString('hex') }
  },
})

type Spelled = { texts: string[]; rounds: (number | null)[] }
type Entries = Spelled & { hallId: number; from: number }

/** Writes a log whose entries are spelled, with their own times; the hall has none yet. */
export async function fillHallLog(tx: Tx, log: Omit<Entries, 'from'>): Promise<void> {
  await sql`select * from lock_hall_log(${log.hallId})`.execute(tx)
  await append(tx, { ...log, from: 0 })
}

/** Hands entries that are spelled to the one function that may write them. Out: the log's new end. */
const append = async (tx: Tx, { hallId, from, texts, rounds }: Entries): Promise<End> =>
  mustBe(await appendTexts(tx, hallId, from, rounds, texts))

const appendTexts = compiledFirst(
  (_: Db, hallId: number, from: number, rounds: (number | null)[], texts: string[]) =>
    sql<End>`select * from append_hall_log(${hallId}, ${from}, ${rounds}::int[], ${texts}::text[])`,
)

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
