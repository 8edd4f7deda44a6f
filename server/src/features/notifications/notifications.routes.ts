import { notifications } from '@bargah/contract/features/notifications/notifications.endpoints.ts'
import { jalaliDate } from '@bargah/contract/kernel/dates.ts'
import { sessionOf } from '../../kernel/call.ts'
import { notFound } from '../../kernel/errors.ts'
import { routes } from '../../kernel/routes.ts'
import { computeSafeText, listedForMs } from './notifications.rules.ts'
import { setAllRead, setRead } from './notifications.store.ts'
import { listNotifications } from './notifications.views.ts'

export const notificationsRoutes = () =>
  routes(notifications, {
    listNotifications: async (call) => {
      const since = new Date((await call.now()).getTime() - listedForMs)
      const rows = await listNotifications(call.db, sessionOf(call).userId, since)
      return rows.map(presentNotification)
    },
    markNotificationRead: (call, { query }) =>
      call.write(async (tx, now) => {
        const isOwn = await setRead(tx, query.notificationId, sessionOf(call).userId, now)
        if (!isOwn) throw notFound('اعلانی با این مشخصات')
        return true
      }),
    markAllNotificationsRead: (call) =>
      call.write(async (tx, now) => {
        await setAllRead(tx, sessionOf(call).userId, now)
        return true
      }),
  })

type Row = Awaited<ReturnType<typeof listNotifications>>[number]
const presentNotification = ({ id, state, subject, message, link, createdAt, readAt }: Row) => ({
  shamsiDate: jalaliDate(createdAt),
  createdAt: createdAt.toISOString(),
  state,
  link,
  notificiation: {
    dashboardNotificationId: id,
    subject: computeSafeText(subject),
    message: computeSafeText(message),
    isRead: readAt !== null,
  },
})
