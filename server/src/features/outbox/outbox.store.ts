import type { SmsKind, SmsValues } from '@bargah/contract/features/outbox/outbox.states.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import { type Enqueued, enqueue } from '../../kernel/jobs.ts'
import type { KeyRing } from '../../kernel/keys.rules.ts'
import { seal, type SealedColumn } from '../../kernel/seal.ts'
import { takeId } from '../../kernel/sql.ts'

const inOutbox = { purpose: 'message', table: 'outboxMessages' } as const
export const outboxColumns = {
  to: { ...inOutbox, column: 'toSealed' },
  values: { ...inOutbox, column: 'valuesSealed' },
} as const satisfies Record<string, SealedColumn>

export type Message<K extends SmsKind = SmsKind> = {
  /** A mobile number, `09…`. */
  to: string
  kind: K
  values: SmsValues[K]
}

/** The job that hands a message to the provider; all that it is told is the message's id. */
export const sendingJob = 'send-sms'

/** Puts a message into the outbox, its number and its values sealed, to leave when the transaction is done. Out: its id. */
export async function sendSms(
  tx: Tx,
  keys: KeyRing,
  { priority, ...message }: Message & Pick<Enqueued, 'priority'>,
  at: Date,
): Promise<number> {
  const id = await takeId(tx, 'outbox_messages')
  await tx
    .insertInto('outboxMessages')
    .values({
      id,
      kind: message.kind,
      toSealed: seal(keys, outboxColumns.to, id, message.to),
      valuesSealed: seal(keys, outboxColumns.values, id, JSON.stringify(message.values)),
      createdAt: at,
    })
    .execute()
  await enqueue(tx, { name: sendingJob, payload: { id }, inMs: 0, key: `sms:${id}`, priority })
  return id
}

const mostListed = 1_000

/** The latest messages, the newest first. */
export const listSms = (db: Db) =>
  db.selectFrom('outboxMessages').selectAll().orderBy('id', 'desc').limit(mostListed).execute()

/** A message that has not left. */
export const findUnsent = (db: Db, id: number) =>
  db
    .selectFrom('outboxMessages')
    .selectAll()
    .where('id', '=', id)
    .where('sentAt', 'is', null)
    .executeTakeFirst()

export async function setSent(db: Db, id: number, at: Date): Promise<void> {
  await db.updateTable('outboxMessages').set({ sentAt: at, failure: null }).where('id', '=', id).execute()
}

/** `failure`: why it has not left, in our words. */
export async function setFailed(db: Db, id: number, failure: string): Promise<void> {
  await db.updateTable('outboxMessages').set({ failure }).where('id', '=', id).execute()
}

/** Forgets what was written before `before`. */
export const deleteSms = (db: Db, before: Date) =>
  db.deleteFrom('outboxMessages').where('createdAt', '<', before).execute()
