import * as z from 'zod/mini'
import { notChosen } from '../../kernel/not-given.ts'
import { command } from '../../kernel/endpoint.ts'
import * as f from '../../kernel/fields.ts'
import { rowOf } from '../../kernel/rows.ts'
import { deliveryTable, webhookTable } from './webhooks.columns.ts'
import { longestUrl, webhookKinds } from './webhooks.states.ts'

const hears = {
  Url: f.identifier('نشانی', { max: longestUrl }),
  Kinds: f.list('رویدادها', f.oneOf('رویداد', webhookKinds), {
    min: 1,
    max: webhookKinds.length,
    missing: notChosen('دست‌کم یک رویداد'),
  }),
}
export const MakeWebhookBody = z.object(hears)
export type MakeWebhook = z.output<typeof MakeWebhookBody>
export const ChangeWebhookBody = z.object({ Id: f.id('وب‌هوک'), ...hears })
export type ChangeWebhook = z.output<typeof ChangeWebhookBody>

/** `secret` is shown this once. */
export const ShownSecret = command(z.object({ id: z.number(), secret: z.string() }))

export const WebhookBody = z.object({ Id: f.id('وب‌هوک') })
export const WebhookOnBody = z.object({ Id: f.id('وب‌هوک'), IsOn: f.flag('به کار افتاده') })
export const DeliveriesQuery = z.object({ Id: f.id('وب‌هوک') })
export const DeliveryBody = z.object({ Id: f.id('فرستاده') })

/** `kinds`: what `events` says in words. */
export const WebhookRow = z.extend(rowOf(webhookTable), { kinds: z.array(z.enum(webhookKinds)) })
export type WebhookRow = z.output<typeof WebhookRow>
export const DeliveryRow = rowOf(deliveryTable)
export type DeliveryRow = z.output<typeof DeliveryRow>
