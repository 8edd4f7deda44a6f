import { cargosJobs } from '../features/cargos/cargos.jobs.ts'
import { notificationsJobs } from '../features/notifications/notifications.jobs.ts'
import { roundJobs } from '../features/rounds/rounds.jobs.ts'
import { turnsJobs } from '../features/turns/turns.jobs.ts'
import type { Job } from '../kernel/jobs.ts'
import { housekeepingJobs } from './housekeeping.ts'

/** Every job of the product. */
export const allJobs = (settings: { sendingDays: number }): readonly Job[] => [
  ...cargosJobs(settings),
  ...housekeepingJobs,
  ...notificationsJobs,
  ...roundJobs,
  ...turnsJobs,
]
