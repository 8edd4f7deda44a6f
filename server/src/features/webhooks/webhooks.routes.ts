import { webhooks } from '@bargah/contract/features/webhooks/webhooks.endpoints.ts'
import type { DeliveryRow, WebhookRow } from '@bargah/contract/features/webhooks/webhooks.schema.ts'
import {
  eventSent,
  secretRenewed,
  webhookChanged,
  webhookKindLabels,
  webhookMade,
  webhookOff,
  webhookOn,
  webhookRemoved,
} from '@bargah/contract/features/webhooks/webhooks.text.ts'
import type { WebhookCaller } from '../../adapters/webhook/webhook.port.ts'
import { windowOf } from '../../kernel/call.ts'
import { notFound } from '../../kernel/errors.ts'
import type { KeyRing } from '../../kernel/keys.rules.ts'
import { done, made, routes, says, whole } from '../../kernel/routes.ts'
import {
  changeWebhook,
  makeWebhook,
  removeWebhook,
  renewSecret,
  resendDelivery,
  setWebhookOn,
  tryWebhook,
} from './change-webhooks.ts'
import { computeDeliveryState } from './webhooks.rules.ts'
import { findOwn, listDeliveries, listOwn } from './webhooks.store.ts'

export const webhooksRoutes = (ports: { keys: KeyRing; webhookCaller: WebhookCaller }) =>
  routes(webhooks, {
    makeWebhook: async (call, { body }) => made(webhookMade, await makeWebhook(call, ports, body)),
    changeWebhook: says(webhookChanged, (call, { body }) => changeWebhook(call, ports, body)),
    listWebhooks: async (call) => whole((await listOwn(call.db, windowOf(call).userId)).map(presentWebhook)),
    renewWebhookSecret: async (call, { body }) =>
      made(secretRenewed, await renewSecret(call, ports, body.Id)),
    setWebhookOn: async (call, { body }) => {
      await setWebhookOn(call, body.Id, body.IsOn)
      return done(body.IsOn ? webhookOn : webhookOff)
    },
    removeWebhook: says(webhookRemoved, (call, { body }) => removeWebhook(call, body.Id)),
    tryWebhook: says(eventSent, (call, { body }) => tryWebhook(call, body.Id)),
    listWebhookDeliveries: async (call, { query }) => {
      if (!(await findOwn(call.db, query.Id, windowOf(call).userId))) throw notFound('وب‌هوکی با این مشخصات')
      return whole((await listDeliveries(call.db, query.Id)).map(presentDelivery))
    },
    resendDelivery: says(eventSent, (call, { body }) => resendDelivery(call, body.Id)),
  })

type Webhook = Awaited<ReturnType<typeof listOwn>>[number]
const presentWebhook = (row: Webhook): WebhookRow => ({
  id: row.id,
  url: row.url,
  events: row.kinds
    .map((kind) => webhookKindLabels[kind as keyof typeof webhookKindLabels] ?? kind)
    .join('، '),
  kinds: row.kinds as WebhookRow['kinds'],
  state: row.pauseReason ?? 'on',
  waiting: row.waiting ?? 0,
  failingSince: row.failingSince?.toISOString() ?? null,
  madeAt: row.madeAt.toISOString(),
})

type Delivery = Awaited<ReturnType<typeof listDeliveries>>[number]
const presentDelivery = (row: Delivery): DeliveryRow => ({
  id: row.id,
  kind: row.kind,
  state: computeDeliveryState(row),
  happenedAt: row.happenedAt.toISOString(),
  tries: row.tries,
  status: row.status,
  fault: row.fault,
  reply: row.reply,
  nextTryAt: row.nextTryAt?.toISOString() ?? null,
  triedAt: row.triedAt?.toISOString() ?? null,
})
