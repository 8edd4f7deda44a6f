import type { Tx } from '../../kernel/database.ts'
import { sql } from '../../kernel/sql.ts'

/** Shorter than the database waits until it looks for a deadlock: who writes is never the one that is stopped. */
const patience = '300ms'

/** Counts the days of Tehran that were over at an instant and are not counted yet. */
export async function countDaysBefore(tx: Tx, until: Date): Promise<void> {
  await sql`select set_config('lock_timeout', ${patience}, true)`.execute(tx)
  await sql`select count_days_before(${until})`.execute(tx)
}

/** Others held a table for longer than that. */
export const isLocked = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '55P03'
