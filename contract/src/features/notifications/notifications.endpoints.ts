import * as z from 'zod/mini'
import { endpoint } from '../../kernel/endpoint.ts'
import { id } from '../../kernel/fields.ts'
import { Notification } from './notifications.schema.ts'

export const notifications = {
  /** One's own of the last 48 hours, the newest first. */
  listNotifications: endpoint({
    method: 'GET',
    path: '/api/NotificationApi/GetNotifications',
    reply: 'bare',
    effect: 'read',
    about: ['notification'],
    access: 'signedIn',
    data: z.array(Notification),
  }),
  markNotificationRead: endpoint({
    method: 'GET',
    path: '/api/NotificationApi/MarkAsRead',
    title: 'خواندن اعلان',
    reply: 'bare',
    effect: 'write',
    changes: ['notification'],
    access: 'signedIn',
    query: z.object({ notificationId: id('اعلان') }),
    data: z.boolean(),
  }),
  markAllNotificationsRead: endpoint({
    method: 'GET',
    path: '/api/NotificationApi/ReadAllMessages',
    title: 'خواندن همهٔ اعلان‌ها',
    reply: 'bare',
    effect: 'write',
    changes: ['notification'],
    access: 'signedIn',
    data: z.boolean(),
  }),
}
