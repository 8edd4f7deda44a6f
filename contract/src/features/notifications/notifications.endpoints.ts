import * as z from 'zod/mini'
import { endpoint, reading, writing } from '../../kernel/endpoint.ts'
import { id } from '../../kernel/fields.ts'
import { NoticeChoices, Notification, SetNoticeChoiceBody } from './notifications.schema.ts'

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
  /** Ours: of what one may choose how to be told, and what one chose. */
  showNoticeChoices: endpoint({
    ...reading,
    path: '/api/v1/Notice/GetChoices',
    about: ['noticeChoice'],
    access: 'signedIn',
    data: NoticeChoices,
  }),
  setNoticeChoice: endpoint({
    ...writing,
    path: '/api/v1/Notice/SetChoice',
    title: 'انتخاب راه خبر دادن',
    changes: ['noticeChoice'],
    reaches: [],
    undoneBy: 'setNoticeChoice',
    access: 'signedIn',
    body: SetNoticeChoiceBody,
  }),
  markNotificationRead: endpoint({
    method: 'GET',
    path: '/api/NotificationApi/MarkAsRead',
    title: 'خواندن اعلان',
    reply: 'bare',
    effect: 'write',
    changes: ['notification'],
    reaches: [],
    stays: 'only_notes',
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
    reaches: [],
    held: true,
    access: 'signedIn',
    data: z.boolean(),
  }),
}
