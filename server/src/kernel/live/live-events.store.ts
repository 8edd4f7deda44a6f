import type { Noun } from '@bargah/contract/kernel/nouns.ts'
import { compiledOnce } from '../compiled-once.ts'
import { type Db, sql, type Tx } from '../sql.ts'

/**
 * What one transaction changed. `nouns`: all that its call may change, and what its tables noted; `topics`: whom it concerns, as the
 * migration `live` spells them; `told`: which noun was noted at which topic, as in `turn@hall:3`, null of a server before this.
 */
export type LiveEvent = {
  xid: number
  atMs: number
  nouns: Noun[]
  told: string[] | null
  topics: string[]
}

export const liveChannel = 'bargah_live'
/** Who was cut off for longer reads everything anew. */
export const liveKeptMs = 10 * 60_000

/** Tells, as the last thing of a transaction, what its tables noted, and the nouns of its call. Out: whether there was any. */
export async function tellLive(tx: Tx, nouns: readonly Noun[]): Promise<boolean> {
  const [row] = await tell(tx, nouns)
  return row?.told === true
}
const tell = compiledOnce(
  (_: Db, nouns: readonly Noun[]) => sql<{ told: boolean }>`select tell_live(${nouns}::text[]) as told`,
)

/** Wakes every server that listens. Not a part of the write: NOTIFY within it would have all commits wait for each other. */
export const wakeListeners = async (db: Db): Promise<void> => {
  await sql`select pg_notify(${liveChannel}, '')`.execute(db)
}

type Found = { snapshot: string; atMs: number; events: LiveEvent[] }

/** What transactions from `xmin` on have told, with the moment of this look. `null`: all that is kept for resuming. */
export async function findLive(db: Db, xmin: number | null): Promise<Found> {
  const which = xmin === null ? sql`true` : sql`xid >= ${xmin}`
  const { rows } = await sql<Found>`
    select pg_current_snapshot()::text as snapshot, floor(extract(epoch from clock_timestamp()) * 1000)::bigint as at_ms,
      (select coalesce(json_agg(json_build_object('xid', xid,
        'atMs', floor(extract(epoch from at) * 1000)::bigint, 'nouns', nouns, 'told', told, 'topics', topics) order by xid), '[]')
       from live_events where ${which} and at > clock_timestamp() - ${liveKeptMs} * interval '1 millisecond') as events`.execute(
    db,
  )
  const [row] = rows
  if (!row) throw new Error('the database gave no snapshot')
  return row
}

/** In: transactions that told of something. Out: whether all of them are there. */
export async function hasEvents(db: Db, xids: readonly number[]): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct xid)::int as count from live_events where xid = any(${[...xids]}::bigint[])`.execute(
    db,
  )
  return rows[0]?.count === new Set(xids).size
}

/** Deletes what nobody can ask for any more. */
export async function forgetLive(db: Db): Promise<void> {
  await sql`delete from live_events
    where at < clock_timestamp() - ${2 * liveKeptMs} * interval '1 millisecond'`.execute(db)
}
