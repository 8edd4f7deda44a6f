import { dayMs } from '@bargah/contract/kernel/durations.ts'
import type { Database } from '../../kernel/database.ts'
import type { Job } from '../../kernel/jobs.ts'
import type { Push } from '../../adapters/push/push.port.ts'
import { pushJob, pushNotice, sharePushes } from './push-notices.ts'
import type { KeyRing } from '../../kernel/keys.rules.ts'
import { toldKeptMs } from './notifications.rules.ts'
import { deleteNotificationsBefore, noticesJob } from './notifications.store.ts'
import { deleteToldBefore, toldJob } from './told-by-sms.store.ts'
import { writeTold } from './write-told.ts'

/** Deletes the notifications of so many days ago, and what counts no longer. Safe to run twice. */
export async function forgetNotifications({ db, clock }: Database, keptDays: number): Promise<void> {
  const now = await clock.now(db)
  await deleteNotificationsBefore(db, new Date(now.getTime() - keptDays * dayMs))
  await deleteToldBefore(db, new Date(now.getTime() - toldKeptMs))
}

type Told = { push: Push; keys: KeyRing; keeping: { notice: number } }

export const notificationsJobs = ({ push, keys, keeping }: Told): readonly Job[] => [
  { name: noticesJob, run: (database, { noticeIds }) => sharePushes(database, noticeIds as number[]) },
  {
    name: pushJob,
    run: (database, { noticeId, sessionId }) =>
      pushNotice(database, push, { noticeId: Number(noticeId), sessionId: Number(sessionId) }),
  },
  { name: toldJob, run: (database) => writeTold(database, keys) },
  {
    name: 'forget-notifications',
    cron: '17 3 * * *',
    run: (database) => forgetNotifications(database, keeping.notice),
  },
]
