import {
  daysOfDeliveries,
  type WebhookKind,
  type WebhookPause,
} from '@bargah/contract/features/webhooks/webhooks.states.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import { enqueue } from '../../kernel/jobs.ts'
import type { KeyRing } from '../../kernel/keys.rules.ts'
import { seal, type SealedColumn } from '../../kernel/seal.ts'
import { sql, takeId } from '../../kernel/sql.ts'
import { newWebhookSecret } from './webhooks.rules.ts'

export const webhookSecret = {
  purpose: 'webhook',
  table: 'webhooks',
  column: 'secretSealed',
} as const satisfies SealedColumn

/** The job that sends what a webhook is to hear; it is told the webhook's id alone. */
export const deliverJob = 'deliver-webhook'

/** How many webhooks an account has, whose rows nobody else makes meanwhile. */
export async function countOwn(tx: Tx, userId: number): Promise<number> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
  const own = await tx.selectFrom('webhooks').select('id').where('userId', '=', userId).execute()
  return own.length
}

type NewWebhook = { userId: number; url: string; kinds: readonly WebhookKind[]; madeAt: Date }

/** Writes a webhook with a secret of its own. Out: its id and the secret, which is stored sealed alone. */
export async function insertWebhook(tx: Tx, keys: KeyRing, { kinds, ...webhook }: NewWebhook) {
  const id = await takeId(tx, 'webhooks')
  const secret = newWebhookSecret()
  const secretSealed = seal(keys, webhookSecret, id, secret)
  await tx
    .insertInto('webhooks')
    .values({ id, ...webhook, secretSealed, kinds: [...kinds] })
    .execute()
  return { id, secret }
}

export const lockOwn = (tx: Tx, id: number, userId: number) =>
  tx
    .selectFrom('webhooks')
    .selectAll()
    .where('id', '=', id)
    .where('userId', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()

export const findOwn = (db: Db, id: number, userId: number) =>
  db.selectFrom('webhooks').select('id').where('id', '=', id).where('userId', '=', userId).executeTakeFirst()

/** What a webhook hears and where; `isMoved`: what failed so far failed elsewhere. */
export const setHears = (
  tx: Tx,
  id: number,
  { url, kinds, isMoved }: { url: string; kinds: readonly WebhookKind[]; isMoved: boolean },
) =>
  tx
    .updateTable('webhooks')
    .set({ url, kinds: [...kinds], ...(isMoved && { failingSince: null }) })
    .where('id', '=', id)
    .execute()

export const setSecret = (tx: Tx, id: number, secretSealed: string) =>
  tx.updateTable('webhooks').set({ secretSealed }).where('id', '=', id).execute()

/** `reason`: null where it goes on. */
export const setPaused = (tx: Tx, id: number, { reason, at }: { reason: WebhookPause | null; at: Date }) =>
  tx
    .updateTable('webhooks')
    .set({ pausedAt: reason && at, pauseReason: reason, ...(reason === null && { failingSince: null }) })
    .where('id', '=', id)
    .execute()

/** With all sessions of an account its webhooks stop too, until their owner has them go on. */
export const pauseAllWebhooks = (tx: Tx, userId: number, at: Date) =>
  tx
    .updateTable('webhooks')
    .set({ pausedAt: at, pauseReason: 'account' })
    .where('userId', '=', userId)
    .where('pausedAt', 'is', null)
    .execute()

export const deleteWebhook = (tx: Tx, id: number) => tx.deleteFrom('webhooks').where('id', '=', id).execute()

export const listOwn = (db: Db, userId: number) =>
  db
    .selectFrom('webhooks')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('webhookDeliveries')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('webhookId', '=', 'webhooks.id')
        .where('nextTryAt', 'is not', null)
        .as('waiting'),
    )
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .execute()

const mostListed = 200

export const listDeliveries = (db: Db, webhookId: number) =>
  db
    .selectFrom('webhookDeliveries')
    .selectAll()
    .where('webhookId', '=', webhookId)
    .orderBy('id', 'desc')
    .limit(mostListed)
    .execute()

/** An event of no consequence, to leave at once. */
export const insertTest = (tx: Tx, webhookId: number, at: Date) =>
  tx
    .insertInto('webhookDeliveries')
    .values({ webhookId, kind: 'webhook.test', subjectId: null, data: '{}', happenedAt: at, nextTryAt: at })
    .execute()

/** A delivery of an account's own webhook, locked, and whether that is paused. */
export const lockDelivery = (tx: Tx, id: number, userId: number) =>
  tx
    .selectFrom('webhookDeliveries')
    .innerJoin('webhooks', 'webhooks.id', 'webhookId')
    .select(['webhookDeliveries.id', 'webhookId', 'pausedAt'])
    .where('webhookDeliveries.id', '=', id)
    .where('userId', '=', userId)
    .forUpdate('webhookDeliveries')
    .executeTakeFirst()

/** Has one begin anew. */
export async function sendAgain(tx: Tx, { id, webhookId }: { id: number; webhookId: number }, at: Date) {
  await tx
    .updateTable('webhookDeliveries')
    .set({ tries: 0, nextTryAt: at, deliveredAt: null })
    .where('id', '=', id)
    .execute()
  await enqueueSending(tx, webhookId, 0)
}

export const enqueueSending = (tx: Tx, webhookId: number, inMs: number) =>
  enqueue(tx, { name: deliverJob, payload: { webhookId }, inMs, key: `webhook:${webhookId}:${inMs}` })

export async function listDue(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('webhookDeliveries')
    .innerJoin('webhooks', 'webhooks.id', 'webhookId')
    .select('webhookId')
    .distinct()
    .where('nextTryAt', '<=', now)
    .where('pausedAt', 'is', null)
    .execute()
  return rows.map(({ webhookId }) => webhookId)
}

export const forgetDeliveries = (db: Db, now: Date) =>
  db
    .deleteFrom('webhookDeliveries')
    .where('happenedAt', '<', new Date(now.getTime() - daysOfDeliveries * 86_400_000))
    .execute()
