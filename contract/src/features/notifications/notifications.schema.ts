import * as z from 'zod/mini'
import * as f from '../../kernel/fields.ts'
import { chosenKinds, noticeChannels } from './notifications.states.ts'

/** How a notification weighs (rules 14.3): red, blue, and twice yellow. */
export const notificationStates = ['critical', 'informational', 'warning', 'security'] as const
export type NotificationState = (typeof notificationStates)[number]

/**
 * A notification in its wrapper (rules 18.1, the misspelling is the wire's). `message` is plain text without any
 * character that means something in HTML, since old clients show it as such. `link` is an address of the panel.
 */
export const Notification = z.object({
  shamsiDate: z.string(),
  createdAt: z.string(),
  state: z.enum(notificationStates),
  link: z.nullable(z.string()),
  notificiation: z.object({
    dashboardNotificationId: z.number(),
    subject: z.string(),
    message: z.string(),
    isRead: z.boolean(),
  }),
})
export type Notification = z.output<typeof Notification>

/** How one is told, kind by kind: `channels` are those that the kind has, with whether each is on. */
export const NoticeChoices = z.array(
  z.object({
    kind: z.enum(chosenKinds),
    channels: z.array(z.object({ channel: z.enum(noticeChannels), isOn: z.boolean() })),
  }),
)
export type NoticeChoices = z.output<typeof NoticeChoices>

export const SetNoticeChoiceBody = z.object({
  Kind: f.oneOf('موضوع', chosenKinds),
  Channel: f.oneOf('راه خبر', noticeChannels),
  IsOn: f.flag('روشن'),
})
