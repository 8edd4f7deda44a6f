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

const dayMs = 24 * 60 * 60_000
const sessionsKeptMs = 30 * dayMs
const devicesKeptMs = 400 * dayMs

/**
 * Deletes what nobody will ask for again: tries that count no longer, codes, proofs and challenges past their time, day-old idempotency
 * keys, sessions long gone, devices unused for longer than they keep their marks. Safe to run twice.
 */
export async function forgetOldTraces({ db, clock }: Database): Promise<void> {
  const at = await clock.now(db)
  const now = at.getTime()
  await deleteTries(db, at)
  await deleteOldCodes(db, at)
  await deleteOldChallenges(db, at)
  await deleteOldAskings(db, at)
  await deleteOldInquiries(db, new Date(now - dayMs))
  await deleteKeys(db, new Date(now - dayMs))
  await deleteDevices(db, new Date(now - devicesKeptMs))
  await deletePushOfEnded(db)
  await deleteSessions(db, new Date(now - sessionsKeptMs))
}

export const housekeepingJobs: readonly Job[] = [
  { name: 'forget-old-traces', cron: '23 * * * *', run: forgetOldTraces },
  { name: 'forget-live', cron: '*/10 * * * *', run: ({ db }) => forgetLive(db) },
]
