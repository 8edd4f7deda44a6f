import { organizations } from '../../kernel/access.ts'
import { hourMs } from '../../kernel/durations.ts'
import { endpoint, listing, writing } from '../../kernel/endpoint.ts'
import { deliveryTable, webhookTable } from './webhooks.columns.ts'
import {
  ChangeWebhookBody,
  DeliveriesQuery,
  DeliveryBody,
  DeliveryRow,
  MakeWebhookBody,
  ShownSecret,
  WebhookBody,
  WebhookOnBody,
  WebhookRow,
} from './webhooks.schema.ts'
import { changeWebhookRefusals, makeWebhookRefusals, sendRefusals } from './webhooks.text.ts'

const read = { ...listing, about: ['webhook'], byKey: false } as const
/** Whoever may have keys and sees something that is told; each his own. */
const access = {
  roles: ['ProductOwnerAdmin', 'LoadHallAdmin', ...organizations],
  flags: ['access_Member_Add'],
} as const
const write = {
  ...writing,
  changes: ['webhook'],
  reaches: [],
  byKey: false,
  access,
  limits: [{ by: 'account', most: 60, inMs: hourMs, kept: 'database' }],
} as const
/** A secret is given to nobody who only found a window open. */
const showing = { ...write, reauthenticates: true, showsSecret: true, data: ShownSecret } as const

export const webhooks = {
  /** Has an address told what happens to what the account sees. */
  makeWebhook: endpoint({
    ...showing,
    path: '/api/v1/Webhook/Make',
    title: 'ساختن وب‌هوک',
    changes: ['webhook', 'notification'],
    reaches: ['outside'],
    refusals: [makeWebhookRefusals],
    body: MakeWebhookBody,
  }),
  /** Another address or other events under the same secret; what waits goes to the address that it has then. */
  changeWebhook: endpoint({
    ...write,
    path: '/api/v1/Webhook/Change',
    title: 'ویرایش وب‌هوک',
    changes: ['webhook', 'notification'],
    reaches: ['outside'],
    // else an open window were enough to have what the account sees told elsewhere
    reauthenticates: true,
    refusals: [changeWebhookRefusals],
    body: ChangeWebhookBody,
  }),
  listWebhooks: endpoint({
    ...read,
    path: '/api/v1/Webhook/List',
    access,
    data: WebhookRow,
    table: webhookTable,
  }),
  /** The secret by which events are signed from now on. */
  renewWebhookSecret: endpoint({
    ...showing,
    path: '/api/v1/Webhook/RenewSecret',
    title: 'راز تازهٔ وب‌هوک',
    stays: 'reversible',
    body: WebhookBody,
  }),
  /** Pauses it, or has it go on; what waited then leaves. */
  setWebhookOn: endpoint({
    ...write,
    path: '/api/v1/Webhook/SetOn',
    title: 'ایستادن یا به کار افتادن وب‌هوک',
    stays: 'reversible',
    body: WebhookOnBody,
  }),
  /** Removes it with all its deliveries. */
  removeWebhook: endpoint({
    ...write,
    path: '/api/v1/Webhook/Remove',
    title: 'برداشتن وب‌هوک',
    reaches: ['outside'],
    body: WebhookBody,
  }),
  /** Sends an event that tells of nothing. */
  tryWebhook: endpoint({
    ...write,
    path: '/api/v1/Webhook/Try',
    title: 'آزمودن وب‌هوک',
    reaches: ['outside'],
    refusals: [sendRefusals],
    body: WebhookBody,
  }),
  /** The latest deliveries of a webhook, the newest first. */
  listWebhookDeliveries: endpoint({
    ...read,
    path: '/api/v1/Webhook/Deliveries',
    access,
    query: DeliveriesQuery,
    data: DeliveryRow,
    table: deliveryTable,
  }),
  /** Sends one again, from the first try on. */
  resendDelivery: endpoint({
    ...write,
    path: '/api/v1/Webhook/Resend',
    title: 'فرستادن دوبارهٔ رویداد',
    reaches: ['outside'],
    refusals: [sendRefusals],
    body: DeliveryBody,
  }),
}
