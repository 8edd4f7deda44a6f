/** Of what a webhook may hear. */
export const webhookKinds = [
  'load.announced',
  'load.edited',
  'load.ended',
  'turn.taken',
  'turn.ended',
  'round.opened',
  'round.split',
  'permit.issued',
  'permit.delivered',
  'permit.completed',
  'permit.voided',
  'payment.confirmed',
] as const
export type WebhookKind = (typeof webhookKinds)[number]

/** `webhook.test`: its owner tries it out. */
export const deliveryKinds = [...webhookKinds, 'webhook.test'] as const
export type DeliveryKind = (typeof deliveryKinds)[number]

/** `account`: it was closed or got another password. */
export const webhookPauses = ['by_owner', 'failing', 'too_much', 'account'] as const
export type WebhookPause = (typeof webhookPauses)[number]

export const deliveryStates = ['waiting', 'delivered', 'given_up'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** Why a try got no answer that counts. */
export const deliveryFaults = ['inside', 'unreachable', 'too_slow', 'refused'] as const
export type DeliveryFault = (typeof deliveryFaults)[number]

/** How many webhooks an account may have, and for how many days of failures in a row one is tried. */
export const mostWebhooks = 5
export const daysOfFailing = 3
export const mostWaiting = 20_000
/** For how many days deliveries are kept, sent or not. */
export const daysOfDeliveries = 7
export const longestReply = 500
export const longestUrl = 500
