import type { Database } from '../../kernel/database.ts'
import type { Job } from '../../kernel/jobs.ts'
import { keptForMs } from './notifications.rules.ts'
import { deleteNotificationsBefore } from './notifications.store.ts'

/** Deletes the notifications that nobody will be shown again. Safe to run twice. */
export async function forgetNotifications({ db, clock }: Database): Promise<void> {
  const now = await clock.now(db)
  await deleteNotificationsBefore(db, new Date(now.getTime() - keptForMs))
}

export const notificationsJobs: readonly Job[] = [
  { name: 'forget-notifications', cron: '17 3 * * *', run: forgetNotifications },
]
