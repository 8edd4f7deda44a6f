import { cargosJobs } from '../features/cargos/cargos.jobs.ts'
import { notificationsJobs } from '../features/notifications/notifications.jobs.ts'
import { roundJobs } from '../features/rounds/rounds.jobs.ts'
import { turnsJobs } from '../features/turns/turns.jobs.ts'
import type { Job } from '../kernel/jobs.ts'
import type { KeyRing } from '../kernel/keys.rules.ts'
import { resealJob } from '../kernel/reseal.ts'
import { housekeepingJobs } from './housekeeping.ts'
import { sealedColumns } from './sealed-columns.ts'

/** Every job of the product. */
export const allJobs = (settings: { sendingDays: number; keys: KeyRing }): readonly Job[] => [
  ...cargosJobs(settings),
  ...housekeepingJobs,
  ...notificationsJobs,
  resealJob(settings.keys, sealedColumns),
  ...roundJobs,
  ...turnsJobs,
]
