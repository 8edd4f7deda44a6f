import type { Tx } from '../../kernel/database.ts'
import { giveWay } from '../../kernel/database-limits.ts'
import { sql } from '../../kernel/sql.ts'

/** Counts the days of Tehran that were over at an instant and are not counted yet; gives way to whoever writes. */
export async function countDaysBefore(tx: Tx, until: Date): Promise<void> {
  await giveWay(tx)
  await sql`select count_days_before(${until})`.execute(tx)
}
