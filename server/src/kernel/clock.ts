import type { RawBuilder } from 'kysely'
import { withClient } from './app-role.ts'
import { compiledFirst, mustBe } from './compiled-once.ts'
import { type Db, sql, type Tx } from './sql.ts'

/** Whose time counts: the database's, read once per transaction (rules 11.3). */
export type Clock = {
  now(db: Db | Tx): Promise<Date>
  /** The time as an expression, for a statement that has other things to ask as well. */
  time: RawBuilder<Date>
}

/** A clock that shows what an expression gives. */
function clockOf(time: RawBuilder<Date>): Clock {
  const select = compiledFirst(() => sql<{ now: Date }>`select ${time} as now`)
  return { time, now: async (db) => mustBe(await select(db)).now }
}

/** What has the time of a clock in it, made once for each: a statement that is compiled once. */
export function forEachClock<T>(make: (time: RawBuilder<Date>) => T): (clock: Clock) => T {
  const all = new WeakMap<Clock, T>()
  return (clock) => {
    const made = all.get(clock) ?? make(clock.time)
    all.set(clock, made)
    return made
  }
}

export const databaseClock: Clock = clockOf(sql<Date>`clock_timestamp()`)

/**
 * Makes the table of the clock that tests can move, and the function that reads it: the work of the tables' owner. Safe to repeat.
 * What a statement reads by itself is what stood there as it began; a function sees how the clock stands when it is called, as after
 * a lock that the same statement waited for.
 */
export const makeClockTable = (ownerUrl: string) =>
  withClient(ownerUrl, (client) =>
    client.query(`create table if not exists test_clock (shift_ms bigint not null);
      create or replace function test_now() returns timestamptz language plpgsql volatile as $$
      begin
        return (select clock_timestamp() + shift_ms * interval '1 millisecond' from test_clock);
      end $$`),
  )

/**
 * A clock that tests can move. Its table exists only where a test has made it. In: the moment at which it starts, the real
 * one unless given; a database that has such a clock already goes on by it.
 */
export async function openMovableClock(
  db: Db,
  startsAt?: Date,
): Promise<Clock & { moveBy(ms: number): Promise<void> }> {
  await sql`insert into test_clock
    select coalesce(ceil(extract(epoch from ${startsAt ?? null}::timestamptz - clock_timestamp()) * 1000), 0)
    where not exists (select from test_clock)`.execute(db)
  return {
    ...clockOf(sql<Date>`test_now()`),
    async moveBy(ms) {
      await sql`update test_clock set shift_ms = shift_ms + ${ms}`.execute(db)
    },
  }
}
