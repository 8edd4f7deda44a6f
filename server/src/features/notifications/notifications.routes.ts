import {
  type ChosenKind,
  choiceSet,
  choicesOf,
  type NoticeChannel,
  notYourChoice,
} from '@bargah/contract/features/notifications/notifications.states.ts'
import { notifications } from '@bargah/contract/features/notifications/notifications.endpoints.ts'
import { jalaliDate } from '@bargah/contract/kernel/dates.ts'
import { sessionOf, windowOf } from '../../kernel/call.ts'
import { badInput, notFound } from '../../kernel/errors.ts'
import { done, routes } from '../../kernel/routes.ts'
import type { Channels } from '../outbox/outbox.api.ts'
import { computeSafeText, listedForMs } from './notifications.rules.ts'
import { listOff, setAllRead, setChoice, setRead } from './notifications.store.ts'
import { listNotifications } from './notifications.views.ts'
import { push } from '@bargah/contract/features/notifications/push.endpoints.ts'
import type { Push } from '../../adapters/push/push.port.ts'
import { deletePush, isPushOn, savePush } from './push.store.ts'

export const pushRoutes = ({ push: service }: { push: Push }) =>
  routes(push, {
    showPush: async (call) => ({
      isOn: await isPushOn(call.db, windowOf(call).sessionId),
      publicKey: service.ownKey.publicKey,
    }),
    turnPushOn: (call, { body }) => {
      const browser = { endpoint: body.Endpoint, publicKey: body.PublicKey, auth: body.Auth }
      if (!service.knows(browser))
        throw badInput(['اعلان این مرورگر را نمی‌شناسیم؛ با مرورگر دیگری تلاش کنید.'])
      const target = { ...browser, keyId: service.ownKey.id }
      return call.write(async (tx, now) => {
        await savePush(tx, windowOf(call), target, now)
        return done('اعلان‌ها روی این دستگاه هم نشان داده می‌شود.')
      })
    },
    turnPushOff: (call) =>
      call.write(async (tx) => {
        await deletePush(tx, windowOf(call).sessionId)
        return done('اعلان‌ها دیگر روی این دستگاه نشان داده نمی‌شود.')
      }),
  })

export const notificationsRoutes = ({ channels: { sms: sendsSms } }: { channels: Channels }) =>
  routes(notifications, {
    listNotifications: async (call) => {
      const since = new Date((await call.now()).getTime() - listedForMs)
      const rows = await listNotifications(call.db, sessionOf(call).userId, since)
      return rows.map(presentNotification)
    },
    showNoticeChoices: async (call) => {
      const { role, userId } = sessionOf(call)
      const off = await listOff(call.db, userId)
      const isOff = (kind: ChosenKind, channel: NoticeChannel) =>
        off.some((one) => one.kind === kind && one.channel === channel)
      return choicesOf(role).map(({ kind, channels }) => ({
        kind,
        // no switch for messages where none leaves; what was chosen stays
        channels: channels
          .filter((channel) => channel !== 'sms' || sendsSms)
          .map((channel) => ({ channel, isOn: !isOff(kind, channel) })),
      }))
    },
    setNoticeChoice: async (call, { body }) => {
      const { Kind: kind, Channel: channel, IsOn: isOn } = body
      const { role, userId } = sessionOf(call)
      const has = choicesOf(role).find((one) => one.kind === kind)
      if (!has?.channels.includes(channel)) throw badInput([notYourChoice])
      await call.write(async (tx) => {
        await setChoice(tx, userId, { kind, channel, isOn })
        return null
      })
      return done(choiceSet)
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
