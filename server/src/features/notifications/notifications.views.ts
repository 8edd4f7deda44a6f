import type { Db } from '../../kernel/database.ts'
import { sql } from '../../kernel/sql.ts'

const most = 500

/** One's own notifications after `since`, the newest first. */
export const listNotifications = (db: Db, userId: number, since: Date) =>
  db
    .selectFrom('notifications')
    .select(['id', 'state', 'subject', 'message', 'link', 'createdAt', 'readAt'])
    .where('userId', '=', userId)
    .where('createdAt', '>', since)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(sql.lit(most))
    .execute()
