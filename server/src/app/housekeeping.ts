import { dayMs } from '@bargah/contract/kernel/durations.ts'
import { deleteDevices, deleteSessions } from '../features/auth/auth.api.ts'
import { deleteOldCodes } from '../features/codes/codes.api.ts'
import { deleteOldChallenges } from '../features/factors/factors.api.ts'
import { deleteOldInquiries } from '../features/inquiries/inquiries.api.ts'
import { deletePushOfEnded } from '../features/notifications/notifications.api.ts'
import { deleteOldAskings } from '../features/permits/permits.api.ts'
import type { Database } from '../kernel/database.ts'
import { deleteKeys } from '../kernel/idempotency.store.ts'
import type { Job } from '../kernel/jobs.ts'
import { forgetLive } from '../kernel/live/live-events.store.ts'
import { deleteTries } from '../kernel/tries.ts'

/** For how many days sessions that ended and devices that nobody uses are remembered. */
type Kept = { session: number; device: number }

/**
 * Deletes what nobody will ask for again: tries that count no longer, codes, proofs and challenges past their time, day-old idempotency
 * keys, sessions long gone, devices long unused. Safe to run twice.
 */
export async function forgetOldTraces({ db, clock }: Database, kept: Kept): Promise<void> {
  const at = await clock.now(db)
  const now = at.getTime()
  await deleteTries(db, at)
  await deleteOldCodes(db, at)
  await deleteOldChallenges(db, at)
  await deleteOldAskings(db, at)
  await deleteOldInquiries(db, new Date(now - dayMs))
  await deleteKeys(db, new Date(now - dayMs))
  await deleteDevices(db, new Date(now - kept.device * dayMs))
  await deletePushOfEnded(db)
  await deleteSessions(db, new Date(now - kept.session * dayMs))
}

export const housekeepingJobs = (kept: Kept): readonly Job[] => [
  { name: 'forget-old-traces', cron: '23 * * * *', run: (database) => forgetOldTraces(database, kept) },
  { name: 'forget-live', cron: '*/10 * * * *', run: ({ db }) => forgetLive(db) },
]
