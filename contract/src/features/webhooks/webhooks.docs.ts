import { type FeatureDocs, wordCodes } from '../../kernel/docs.ts'
import { cargoStatus } from '../cargos/cargos.states.ts'
import { permitStatus } from '../permits/permits.states.ts'
import * as events from './webhook-events.ts'
import type { DeliveryKind } from './webhooks.states.ts'
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
    cargoId: 'Load, an id of `showCargo`.',
    change: 'What happened to the load.',
    cargoStatus: `How the load stands now: ${wordCodes(cargoStatus)}; null where that did not change.`,
    loadHallId: ['Hall, an id of `listHalls`; null of a free load.', 3],
    'TurnEvent.loadHallId': ['Hall, an id of `listHalls`.', 3],
    'RoundOpenedEvent.loadHallId': ['Hall, an id of `listHalls`.', 3],
    'RoundSplitEvent.loadHallId': ['Hall, an id of `listHalls`.', 3],
    'TurnEvent.status': 'How the turn stands.',
    'RoundSplitEvent.settledAt': 'Instant at which the round was split.',
    'PermitEvent.driverTurnId': 'Turn that it was given to; null where it was given out of turn.',
    'PermitEvent.status': `How the permit stands: ${wordCodes(permitStatus)}.`,
    paymentId: 'Payment, an id of `listPayments`.',
    amountRial: ['Rials that were paid in.', 5_000_000],
  },
  shapes: {
    ShownSecret,
    LoadEvent: events.LoadEvent,
    TurnEvent: events.TurnEvent,
    RoundOpenedEvent: events.RoundOpenedEvent,
    RoundSplitEvent: events.RoundSplitEvent,
    PermitEvent: events.PermitEvent,
    PaymentEvent: events.PaymentEvent,
    TestEvent: events.TestEvent,
  },
  reasons: { SendReason: sendRefusals },
}

/** What each event says, in a sentence. */
export const webhookEventDocs: Readonly<Record<DeliveryKind, string>> = {
  'load.announced': 'A load is announced, or announced again.',
  'load.edited': 'A load was changed.',
  'load.ended': 'A load is given out, finished or over.',
  'turn.taken': 'A turn was taken at a hall.',
  'turn.ended': 'A turn has ended.',
  'round.opened': 'A round has opened in which loads are chosen.',
  'round.split': 'A round was split; who got what is told by `permit.issued`.',
  'permit.issued': 'A load was given to a driver.',
  'permit.delivered': 'A load was delivered.',
  'permit.completed': 'A permit is completed.',
  'permit.voided': 'A permit was voided.',
  'payment.confirmed': 'A payment by a bank is in the wallet.',
  'webhook.test': 'Its owner tries the webhook out.',
}
