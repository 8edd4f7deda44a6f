import type { Job } from '../../kernel/jobs.ts'
import { lookForFavour } from './look-for-favour.ts'

/** Looks each night at the month in which the day before lay. */
export const oversightJobs: readonly Job[] = [
  { name: 'look-for-favour', cron: '47 1 * * *', isLong: true, run: lookForFavour },
]
