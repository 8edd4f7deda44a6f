import { setTimeout } from 'node:timers/promises'
import { type Db, sql } from '../src/kernel/sql.ts'
import { databaseClock } from '../src/kernel/clock.ts'
import { type Tx, transaction } from '../src/kernel/database.ts'

/**
 * Does `meanwhile` after `first` has taken its locks and while `second`, started then, waits for them; then lets go.
 * Out: what `second` came to.
 */
export async function whileWaiting<T>(
  db: Db,
  steps: {
    first: (tx: Tx) => Promise<unknown>
    second: () => Promise<T>
    meanwhile: (tx: Tx) => Promise<unknown>
  },
): Promise<T> {
  let second: Promise<T> | undefined
  await transaction({ db, clock: databaseClock }, async (tx) => {
    await steps.first(tx)
    second = steps.second()
    await untilSomebodyWaits(db)
    await steps.meanwhile(tx)
  })
  if (!second) throw new Error('the transaction ran')
  return second
}

const tries = 500

/** Until any transaction of the database waits for a lock of another. */
export async function untilSomebodyWaits(db: Db): Promise<void> {
  for (let i = 0; i < tries; i++) {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      db,
    )
    if (rows.length > 0) return
    await setTimeout(20)
  }
  throw new Error('nobody waits for a lock')
}
