import type { ChangeWebhook, MakeWebhook } from '@bargah/contract/features/webhooks/webhooks.schema.ts'
import {
  changeWebhookRefusals,
  makeWebhookRefusals,
  sendRefusals,
} from '@bargah/contract/features/webhooks/webhooks.text.ts'
import { kindsSeenBy } from '@bargah/contract/features/webhooks/webhook-kinds.ts'
import { webhookAdded, webhookMoved } from '@bargah/contract/features/notifications/account-notices.text.ts'
import type { WebhookCaller } from '../../adapters/webhook/webhook.port.ts'
import { type Call, windowOf } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { mustFind, notFound, refuse } from '../../kernel/errors.ts'
import type { KeyRing } from '../../kernel/keys.rules.ts'
import { seal } from '../../kernel/seal.ts'
import { notify } from '../notifications/notifications.api.ts'
import { mayHearKinds, mayMakeWebhook, newWebhookSecret } from './webhooks.rules.ts'
import {
  countOwn,
  deleteWebhook,
  enqueueSending,
  insertTest,
  insertWebhook,
  lockDelivery,
  lockOwn,
  sendAgain,
  setHears,
  setPaused,
  setSecret,
  webhookSecret,
} from './webhooks.store.ts'

type Parts = { keys: KeyRing; webhookCaller: WebhookCaller }
const noWebhook = () => notFound('وب‌هوکی با این مشخصات')

/** Makes a webhook of the caller's own account and tells him of it. Out: its secret, which is shown this once. */
export async function makeWebhook(
  call: Call,
  { keys, webhookCaller }: Parts,
  { Url: url, Kinds }: MakeWebhook,
) {
  refuse(await webhookCaller.whyNot(url), makeWebhookRefusals)
  return call.write(async (tx, now) => {
    const who = windowOf(call)
    const kinds = [...new Set(Kinds)]
    const have = await countOwn(tx, who.userId)
    refuse(mayMakeWebhook(kinds, { seen: kindsSeenBy(who), have }), makeWebhookRefusals)
    const made = await insertWebhook(tx, keys, { userId: who.userId, url, kinds, madeAt: now })
    await notify(tx, [{ to: { userId: who.userId }, ...webhookAdded(new URL(url).host) }], now)
    return made
  })
}

type Own = NonNullable<Awaited<ReturnType<typeof lockOwn>>>

const withOwn = <T extends { id: number; secret: string } | void>(
  call: Call,
  id: number,
  work: (tx: Tx, own: Own, now: Date) => Promise<T>,
) =>
  call.write<T>(async (tx, now) => {
    const own = await lockOwn(tx, id, windowOf(call).userId)
    if (!own) throw noWebhook()
    return work(tx, own, now)
  })

/** Gives one of the caller's own webhooks another address or other events, and tells him where it leads from now on. */
export async function changeWebhook(
  call: Call,
  { webhookCaller }: Pick<Parts, 'webhookCaller'>,
  { Id, Url: url, Kinds }: ChangeWebhook,
) {
  refuse(await webhookCaller.whyNot(url), changeWebhookRefusals)
  await withOwn(call, Id, async (tx, own, now) => {
    const who = windowOf(call)
    const kinds = [...new Set(Kinds)]
    refuse(mayHearKinds(kinds, kindsSeenBy(who)), changeWebhookRefusals)
    const isMoved = own.url !== url
    await setHears(tx, Id, { url, kinds, isMoved })
    if (isMoved) await notify(tx, [{ to: { userId: who.userId }, ...webhookMoved(new URL(url).host) }], now)
  })
}

export const renewSecret = (call: Call, { keys }: Pick<Parts, 'keys'>, id: number) =>
  withOwn(call, id, async (tx) => {
    const secret = newWebhookSecret()
    await setSecret(tx, id, seal(keys, webhookSecret, id, secret))
    return { id, secret }
  })

/** Pauses a webhook, or has it go on and send what waited. */
export const setWebhookOn = (call: Call, id: number, isOn: boolean) =>
  withOwn(call, id, async (tx, { pausedAt }, at) => {
    if (isOn === (pausedAt === null)) return
    await setPaused(tx, id, { reason: isOn ? null : 'by_owner', at })
    if (isOn) await enqueueSending(tx, id, 0)
  })

export const removeWebhook = (call: Call, id: number) =>
  withOwn(call, id, async (tx) => {
    await deleteWebhook(tx, id)
  })

export const tryWebhook = (call: Call, id: number) =>
  withOwn(call, id, async (tx, { pausedAt }, now) => {
    refuse(pausedAt ? 'paused' : null, sendRefusals)
    await insertTest(tx, id, now)
  })

export const resendDelivery = (call: Call, id: number) =>
  call.write(async (tx, now) => {
    const delivery = await mustFind(lockDelivery(tx, id, windowOf(call).userId), 'فرستاده‌ای با این مشخصات')
    refuse(delivery.pausedAt ? 'paused' : null, sendRefusals)
    await sendAgain(tx, delivery, now)
  })
