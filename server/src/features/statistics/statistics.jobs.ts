import { hourMs } from '@bargah/contract/kernel/durations.ts'
import { type Database, transaction } from '../../kernel/database.ts'
import { isLocked } from '../../kernel/database-limits.ts'
import type { Job } from '../../kernel/jobs.ts'
import { countDaysBefore } from './statistics.store.ts'

/** Counts the days that are over; while others write without a pause it waits for the next time. Safe to run twice. */
export async function countOverDays(database: Database): Promise<void> {
  try {
    await transaction(database, (tx, now) => countDaysBefore(tx, new Date(now.getTime() - hourMs)))
  } catch (error) {
    if (!isLocked(error)) throw error
  }
}

export const statisticsJobs: readonly Job[] = [
  { name: 'count-days', cron: '*/10 * * * *', run: countOverDays },
]
