import { createHmac } from 'node:crypto'
import type { RawBuilder } from 'kysely'
import type { Db } from './database.ts'
import { sql } from './sql.ts'

/**
 * What may be tried so often: `most` times within `inMs`. With `firstWaitMs` it is never refused for good: `most` tries are
 * free, the next waits so long after the last, and each further one twice as long.
 */
export type Allowance = { most: number; inMs: number; firstWaitMs?: number }
/** One kind of try (`what`), by or on one `who`: an account, an address, a mobile. */
export type Try = Allowance & { what: string; who: string | number }

/**
 * Tries that are counted in the database, so that all servers count together and a restart forgets nothing. A try is spent
 * in a statement of its own, committed before what is guarded is looked at: of many at one moment no more get through.
 */
export type Tries = {
  /** Out: null when the try is spent, else how many ms until there is one again; a refused try does not count. */
  spend(one: Try, now: Date): Promise<number | null>
  /** Out: how many tries there are left. */
  left(one: Try, now: Date): Promise<number>
  /** Gives back what was spent at `now`, this one try of each: for tries that turned out right. */
  giveBack(all: readonly Try[], now: Date): Promise<void>
}

/** In: what the hashes are keyed with, the same for all servers over one database. */
export function openTries(db: Db, secret: string): Tries {
  const keyOf = ({ what, who }: Try) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([what, String(who)]))
      .digest()
  return {
    async spend(one, now) {
      const key = keyOf(one)
      if (await isSpent(db, key, one, now)) return null
      const { rows } = await sql<{ ms: number }>`
        select ${waitMs(sql`tries.at`, one, now)} as ms from tries where key = ${key}`.execute(db)
      return Math.max(1, Math.ceil(rows[0]?.ms ?? 1))
    },
    async left(one, now) {
      const { rows } = await sql<{ left: number }>`
        select ${one.most}::integer - cardinality(${recent(sql`tries.at`, one, now)}) as left
        from tries where key = ${keyOf(one)}`.execute(db)
      return Math.max(0, rows[0]?.left ?? one.most)
    },
    async giveBack(all, now) {
      const place = sql`array_position(at, ${now}::timestamptz)`
      await sql`update tries set at = at[:${place} - 1] || at[${place} + 1:]
        where key = any(${all.map(keyOf)}) and ${place} is not null`.execute(db)
    },
  }
}

/** Of a full count nothing is locked or written, so that who hammers at it delays nobody. */
async function isSpent(db: Db, key: Buffer, one: Try, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into tries as kept (key, at, forget_at)
    select ${key}, array[${now}::timestamptz], ${new Date(now.getTime() + one.inMs)}
    where not exists (select from tries where key = ${key} and ${waitMs(sql`tries.at`, one, now)} > 0)
    on conflict (key) do update
      set at = ${recent(sql`kept.at`, one, now)} || excluded.at, forget_at = greatest(kept.forget_at, excluded.forget_at)
      where ${waitMs(sql`kept.at`, one, now)} <= 0
    returning 1`.execute(db)
  return rows.length > 0
}

const ms = (amount: number) => sql`${amount}::float8 * interval '1 millisecond'`

/** The tries that still count, the oldest first. */
const recent = (at: RawBuilder<unknown>, { inMs }: Allowance, now: Date) =>
  sql`array(select one from unnest(${at}) as one where one > ${now}::timestamptz - ${ms(inMs)} order by one)`

/** How long until the next try; zero or below: it may be now. */
const waitMs = (at: RawBuilder<unknown>, one: Allowance, now: Date) => sql<number>`(
  select case when n < ${one.most} then 0 else extract(epoch from ${
    one.firstWaitMs === undefined
      ? sql`tried[n - ${one.most}::integer + 1] + ${ms(one.inMs)}`
      : sql`tried[n] + ${ms(one.firstWaitMs)} * 2 ^ (n - ${one.most}::integer)`
  } - ${now}::timestamptz)::float8 * 1000 end
  from (select tried, cardinality(tried) as n from (select ${recent(at, one, now)} as tried) as counted) as found)`

/** Forgets the tries that count no longer at `now`. */
export const deleteTries = (db: Db, now: Date) => db.deleteFrom('tries').where('forgetAt', '<', now).execute()
