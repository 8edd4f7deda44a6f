import type { FeatureDocs } from '../../kernel/docs.ts'
import { ShownSecret } from './webhooks.schema.ts'
import { sendRefusals } from './webhooks.text.ts'

export const webhooksDocs: FeatureDocs = {
  calls: {
    makeWebhook: 'Makes a webhook and shows its signing secret once.',
    changeWebhook: 'Changes address and events of a webhook under the same secret.',
    listWebhooks: 'Lists the caller’s webhooks.',
    renewWebhookSecret: 'Makes a new signing secret and shows it once; the old one counts no more.',
    setWebhookOn: 'Pauses a webhook, or lets it go on.',
    removeWebhook: 'Removes a webhook.',
    tryWebhook: 'Sends a `webhook.test` event.',
    listWebhookDeliveries: 'Lists the events of the last week with what the receiver answered.',
    resendDelivery: 'Sends an event again.',
  },
  fields: {
    id: 'Webhook, an id of `listWebhooks`.',
    'resendDelivery.id': 'Delivery, an id of `listWebhookDeliveries`.',
    'ListWebhookDeliveriesRow.id': 'Id of the delivery.',
    url: ['Address that is told.', 'https://orders.example.ir/bargah'],
    kinds: ['Of which events it is told.', ['permit.issued']],
    events: 'The same in Persian words.',
    secret: ['Secret by which events are signed, shown this once.', 'whsec_…'],
    kind: 'Type of the event.',
    state: 'Whether it is told, and if not, why.',
    'listWebhookDeliveries.state': 'Whether the event arrived.',
    waiting: 'How many events wait.',
    failingSince: 'Instant since which nothing was taken; null while it is.',
    happenedAt: 'Instant of the event.',
    tries: 'How often it was tried.',
    status: 'HTTP status of the receiver’s answer; null without one.',
    fault: 'Why no answer counts; null where one does.',
    reply: 'How the receiver’s answer begins; null without one.',
    triedAt: 'Instant of the last try; null before the first.',
    nextTryAt: 'Instant of the next try; null where none comes.',
  },
  shapes: { ShownSecret },
  reasons: { SendReason: sendRefusals },
}
