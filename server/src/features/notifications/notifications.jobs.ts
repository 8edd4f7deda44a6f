import type { Database } from '../../kernel/database.ts'
import type { Job } from '../../kernel/jobs.ts'
import type { Push } from '../../adapters/push/push.port.ts'
import { pushJob, pushNotice, sharePushes } from './push-notices.ts'
import { keptForMs } from './notifications.rules.ts'
import { deleteNotificationsBefore, noticesJob } from './notifications.store.ts'

/** Deletes the notifications that nobody will be shown again. Safe to run twice. */
export async function forgetNotifications({ db, clock }: Database): Promise<void> {
  const now = await clock.now(db)
  await deleteNotificationsBefore(db, new Date(now.getTime() - keptForMs))
}

export const notificationsJobs = ({ push }: { push: Push }): readonly Job[] => [
  { name: noticesJob, run: (database, { noticeIds }) => sharePushes(database, noticeIds as number[]) },
  {
    name: pushJob,
    run: (database, { noticeId, sessionId }) =>
      pushNotice(database, push, { noticeId: Number(noticeId), sessionId: Number(sessionId) }),
  },
  { name: 'forget-notifications', cron: '17 3 * * *', run: forgetNotifications },
]
