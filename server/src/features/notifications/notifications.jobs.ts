import type { Database } from '../../kernel/database.ts'
import type { Job } from '../../kernel/jobs.ts'
import type { Push } from '../../adapters/push/push.port.ts'
import { pushNotices } from './push-notices.ts'
import { keptForMs } from './notifications.rules.ts'
import { deleteNotificationsBefore, pushJob } from './notifications.store.ts'

/** Deletes the notifications that nobody will be shown again. Safe to run twice. */
export async function forgetNotifications({ db, clock }: Database): Promise<void> {
  const now = await clock.now(db)
  await deleteNotificationsBefore(db, new Date(now.getTime() - keptForMs))
}

export const notificationsJobs = ({ push }: { push: Push }): readonly Job[] => [
  { name: pushJob, run: (database, { noticeIds }) => pushNotices(database, push, noticeIds as number[]) },
  { name: 'forget-notifications', cron: '17 3 * * *', run: forgetNotifications },
]
