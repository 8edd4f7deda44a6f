import { secondMs, minuteMs, hourMs, dayMs } from '@bargah/contract/kernel/durations.ts'
import { createHmac, randomBytes } from 'node:crypto'
import {
  daysOfFailing,
  type DeliveryState,
  mostWebhooks,
  type WebhookKind,
} from '@bargah/contract/features/webhooks/webhooks.states.ts'
import type { MakeWebhookRefusal } from '@bargah/contract/features/webhooks/webhooks.text.ts'

/** How long a delivery waits after each try that failed; after the last it is given up. */
const pausesMs = [
  5 * secondMs,
  minuteMs,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  6 * hourMs,
  12 * hourMs,
  24 * hourMs,
]

/** In: how often it was tried. Out: for how long it waits, or null: it is given up. */
export const computePause = (tries: number): number | null => pausesMs[tries - 1] ?? null

/** Whether a webhook at which everything failed since then is to be paused. */
const failsTooLong = (since: Date, now: Date): boolean =>
  now.getTime() - since.getTime() >= daysOfFailing * dayMs

/** Whether everything failed for so long that it counts how much waits: one failure among many says nothing. */
const takesNothing = (since: Date, now: Date): boolean => now.getTime() - since.getTime() >= hourMs

/** In: since when everything failed, and whether too much waits. Out: why the webhook is paused, or null. */
export function pauseOf(since: Date, now: Date, waitsTooMuch: boolean): 'failing' | 'too_much' | null {
  if (failsTooLong(since, now)) return 'failing'
  return waitsTooMuch && takesNothing(since, now) ? 'too_much' : null
}

type Kinds = readonly WebhookKind[]
/** In: the kinds that were chosen, and those that the account may hear of. Out: why a webhook is not to have them, or null. */
export const mayHearKinds = (kinds: Kinds, seen: Kinds) =>
  kinds.every((kind) => seen.includes(kind)) ? null : ('not_seen' as const)

/** In: the same, and how many webhooks the account has. Out: why none is made, or null. */
export const mayMakeWebhook = (
  kinds: Kinds,
  { seen, have }: { seen: Kinds; have: number },
): MakeWebhookRefusal | null => mayHearKinds(kinds, seen) ?? (have >= mostWebhooks ? 'too_many' : null)

type Fate = { deliveredAt: Date | null; nextTryAt: Date | null }
export function computeDeliveryState({ deliveredAt, nextTryAt }: Fate): DeliveryState {
  if (deliveredAt) return 'delivered'
  return nextTryAt ? 'waiting' : 'given_up'
}

const prefix = 'whsec_'
/** A new secret, as Standard Webhooks spells them. */
export const newWebhookSecret = (): string => `${prefix}${randomBytes(32).toString('base64')}`

type Signed = { id: string; at: Date; body: string }

/** The headers by which a receiver knows who sends, and that nothing was changed or sent again (Standard Webhooks). */
export function signWebhook(secret: string, { id, at, body }: Signed): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / secondMs))
  const key = Buffer.from(secret.slice(prefix.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
}
