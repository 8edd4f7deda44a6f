import { mostWaiting } from '@bargah/contract/features/webhooks/webhooks.states.ts'
import { webhookPaused } from '@bargah/contract/features/notifications/account-notices.text.ts'
import type { WebhookAnswer, WebhookCaller } from '../../adapters/webhook/webhook.port.ts'
import { type Database, transaction, type Tx } from '../../kernel/database.ts'
import type { KeyRing } from '../../kernel/keys.rules.ts'
import { open } from '../../kernel/seal.ts'
import { findAccountSession } from '../auth/auth.api.ts'
import { notify } from '../notifications/notifications.api.ts'
import {
  type Due,
  lockDue,
  mayHear,
  noteAnswer,
  noteFailing,
  noteTaken,
  noteTry,
  waitsMoreThan,
  withhold,
} from './deliveries.store.ts'
import { computePause, pauseOf, signWebhook } from './webhooks.rules.ts'
import { deliverJob, enqueueSending, setPaused, webhookSecret } from './webhooks.store.ts'

export type Sending = { database: Database; keys: KeyRing; webhookCaller: WebhookCaller }

/** For so long a server that sends something has it for itself. */
const heldMs = 30_000
const after = (at: Date, ms: number) => new Date(at.getTime() + ms)

/** Sends what is due first to a webhook. Out: whether there may be more. */
export async function deliverNext({ database, keys, webhookCaller }: Sending, webhookId: number) {
  const asJob = { ...database, job: deliverJob }
  const due = await transaction(asJob, (tx, now) => begin(tx, webhookId, now))
  if (due === 'nothing') return false
  if (due === 'withheld') return true
  const { id, kind, data, happenedAt, secretSealed, url, at } = due
  const body = JSON.stringify({ type: kind, timestamp: happenedAt.toISOString(), data })
  const secret = open(keys, webhookSecret, webhookId, secretSealed)
  const answer = await webhookCaller.post(url, body, {
    ...signWebhook(secret, { id: `msg_${id}`, at, body }),
    'content-type': 'application/json',
    'user-agent': 'Bargah-Webhooks/1',
  })
  await transaction(asJob, (tx, now) => end(tx, due, { answer, now }))
  return true
}

/** Decides again whether the account hears of it, as it is at this moment, and notes that it is being sent. */
async function begin(tx: Tx, webhookId: number, now: Date) {
  const due = await lockDue(tx, webhookId, now)
  if (!due) return 'nothing'
  const who = await findAccountSession(tx, due.userId)
  if (!who) {
    await setPaused(tx, webhookId, { reason: 'account', at: now })
    return 'nothing'
  }
  const { kind, subjectId } = due
  if (kind !== 'webhook.test' && !(await mayHear(tx, who, { kind, subjectId: subjectId ?? 0 }))) {
    await withhold(tx, due.id)
    return 'withheld'
  }
  await noteTry(tx, due.id, { at: now, until: after(now, heldMs) })
  return { ...due, tries: due.tries + 1, at: now }
}

async function end(tx: Tx, due: Due & { at: Date }, { answer, now }: { answer: WebhookAnswer; now: Date }) {
  if ('status' in answer && answer.status >= 200 && answer.status < 300) {
    await noteAnswer(tx, due, { answer, deliveredAt: now, nextTryAt: null })
    await noteTaken(tx, due.webhookId)
    return
  }
  const pauseMs = computePause(due.tries)
  await noteAnswer(tx, due, {
    answer,
    deliveredAt: null,
    nextTryAt: pauseMs === null ? null : after(now, pauseMs),
  })
  const since = await noteFailing(tx, due.webhookId, now)
  // it grows by what is new, so that it is looked at with the first try of each
  const waitsTooMuch = due.tries === 1 && (await waitsMoreThan(tx, due.webhookId, mostWaiting))
  const reason = since ? pauseOf(since, now, waitsTooMuch) : null
  if (reason) {
    await setPaused(tx, due.webhookId, { reason, at: now })
    await notify(tx, [{ to: { userId: due.userId }, ...webhookPaused(new URL(due.url).host, reason) }], now)
  } else if (pauseMs !== null) await enqueueSending(tx, due.webhookId, pauseMs)
}
