import type { WebhookAnswer } from '../../adapters/webhook/webhook.port.ts'
import type { Session } from '../../kernel/call.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import { sql } from '../../kernel/sql.ts'
import { kindsSeenBy, subjectOf } from '@bargah/contract/features/webhooks/webhook-kinds.ts'
import type { WebhookKind } from '@bargah/contract/features/webhooks/webhooks.states.ts'
import { cargoScope } from '../cargos/cargos.api.ts'
import { permitScope } from '../permits/permits.api.ts'
import { turnScope } from '../turns/turns.api.ts'

/** Whether an account as it is now sees what an event tells of, by the scope of its reads. */
export async function mayHear(
  db: Db | Tx,
  who: Session,
  { kind, subjectId }: { kind: WebhookKind; subjectId: number },
): Promise<boolean> {
  if (!kindsSeenBy(who).includes(kind)) return false
  const told = subjectOf(kind)
  // every hall's rounds are public
  if (told === 'round') return true
  const { rows } = await sql`select from ${inScope[told](who)} and id = ${subjectId}`.execute(db)
  return rows.length > 0
}

const inScope = {
  load: (who: Session) => sql`cargos where ${cargoScope(who)}`,
  turn: (who: Session) => sql`turns where ${turnScope(who)}`,
  permit: (who: Session) => sql`permits where ${permitScope(who)}`,
  payment: ({ companyId }: Session) => sql`payments where company_id = ${companyId}`,
}

/** What is due first of what a webhook is to hear, locked; none while it is paused, or another server sends it. */
export const lockDue = (tx: Tx, webhookId: number, now: Date) =>
  tx
    .selectFrom('webhookDeliveries')
    .innerJoin('webhooks', 'webhooks.id', 'webhookId')
    .select(['webhookDeliveries.id', 'webhookId', 'kind', 'subjectId', 'data', 'happenedAt', 'tries'])
    .select(['url', 'userId', 'secretSealed'])
    .where('webhookId', '=', webhookId)
    .where('nextTryAt', '<=', now)
    .where('pausedAt', 'is', null)
    .orderBy('nextTryAt')
    .orderBy('webhookDeliveries.id')
    .limit(sql.lit(1))
    .forUpdate('webhookDeliveries')
    .skipLocked()
    .executeTakeFirst()
export type Due = NonNullable<Awaited<ReturnType<typeof lockDue>>>

/** An event that the account may no longer hear: it is as if it had not been told. */
export const withhold = (tx: Tx, id: number) =>
  tx.deleteFrom('webhookDeliveries').where('id', '=', id).execute()

/** Notes that one is being sent. Until `until` nobody else sends it; if we die meanwhile, somebody does after that. */
export const noteTry = (tx: Tx, id: number, { at, until }: { at: Date; until: Date }) =>
  tx
    .updateTable('webhookDeliveries')
    .set((eb) => ({ tries: eb('tries', '+', 1), triedAt: at, nextTryAt: until }))
    .where('id', '=', id)
    .execute()

type Ended = { answer: WebhookAnswer; deliveredAt: Date | null; nextTryAt: Date | null }

/** How a try ended. One that was begun anew meanwhile is left alone. */
export const noteAnswer = (tx: Tx, { id, at }: { id: number; at: Date }, { answer, ...ended }: Ended) =>
  tx
    .updateTable('webhookDeliveries')
    .set({ status: null, fault: ended.deliveredAt ? null : 'refused', reply: null, ...answer, ...ended })
    .where('id', '=', id)
    .where('triedAt', '=', at)
    .execute()

/** Something was taken: the failures in a row are over. */
export const noteTaken = (tx: Tx, webhookId: number) =>
  tx
    .updateTable('webhooks')
    .set({ failingSince: null })
    .where('id', '=', webhookId)
    .where('failingSince', 'is not', null)
    .execute()

/** Out: since when everything failed, or undefined where the webhook is gone or paused. */
export async function noteFailing(tx: Tx, webhookId: number, at: Date): Promise<Date | undefined> {
  const row = await tx
    .updateTable('webhooks')
    .set((eb) => ({ failingSince: eb.fn.coalesce('failingSince', eb.val(at)) }))
    .where('id', '=', webhookId)
    .where('pausedAt', 'is', null)
    .returning('failingSince')
    .executeTakeFirst()
  return row?.failingSince ?? undefined
}

/** Whether more than so much waits for a webhook. */
export async function waitsMoreThan(tx: Tx, webhookId: number, most: number): Promise<boolean> {
  const waiting = tx
    .selectFrom('webhookDeliveries')
    .select('id')
    .where('webhookId', '=', webhookId)
    .where('nextTryAt', 'is not', null)
  return (await waiting.offset(most).limit(1).executeTakeFirst()) !== undefined
}
