import { type Db, sql, type Tx } from './sql.ts'

/** Whose time counts: the database's, read once per transaction (decisions §6). */
export type Clock = { now(db: Db | Tx): Promise<Date> }

const onlyValue = <T>(rows: readonly T[]): T => {
  const [row] = rows
  if (!row) throw new Error('the database gave no time')
  return row
}

export const databaseClock: Clock = {
  async now(db) {
    const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db)
    return onlyValue(rows).now
  },
}

/** A clock that tests can move. Its table exists only where a test has made it. */
export async function openMovableClock(db: Db): Promise<Clock & { moveBy(ms: number): Promise<void> }> {
  await sql`create table if not exists test_clock (shift_ms bigint not null)`.execute(db)
  await sql`insert into test_clock select 0 where not exists (select from test_clock)`.execute(db)
  return {
    async now(within) {
      const { rows } = await sql<{ now: Date }>`
        select clock_timestamp() + shift_ms * interval '1 millisecond' as now from test_clock`.execute(within)
      return onlyValue(rows).now
    },
    async moveBy(ms) {
      await sql`update test_clock set shift_ms = shift_ms + ${ms}`.execute(db)
    },
  }
}
