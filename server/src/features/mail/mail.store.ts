import type { LetterFailure, LetterKind, LetterValues } from '@bargah/contract/features/mail/mail.states.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import { enqueue } from '../../kernel/jobs.ts'
import type { KeyRing } from '../../kernel/keys.rules.ts'
import { open, seal, type SealedColumn } from '../../kernel/seal.ts'
import { takeId } from '../../kernel/sql.ts'

const inLetters = { purpose: 'message', table: 'letters' } as const
export const letterColumns = {
  to: { ...inLetters, column: 'toSealed' },
  values: { ...inLetters, column: 'valuesSealed' },
} as const satisfies Record<string, SealedColumn>

export type Letter<K extends LetterKind = LetterKind> = {
  /** About whose account it is. */
  userId: number
  to: string
  kind: K
  values: LetterValues[K]
}

/** The job that hands a letter to the server of mail; all that it is told is the letter's id. */
export const letterJob = 'send-letter'

/** Puts a letter into the outbox, its address and its values sealed, to leave when the transaction is done. Out: its id. */
export async function sendLetter<K extends LetterKind>(
  tx: Tx,
  keys: KeyRing,
  { userId, to, kind, values }: Letter<K>,
  createdAt: Date,
): Promise<number> {
  const id = await takeId(tx, 'letters')
  const toSealed = seal(keys, letterColumns.to, id, to)
  const valuesSealed = seal(keys, letterColumns.values, id, JSON.stringify(values))
  await tx.insertInto('letters').values({ id, kind, userId, toSealed, valuesSealed, createdAt }).execute()
  await queueLetter(tx, id)
  return id
}

/** What is sealed in a letter: whom it is for, and what its text says. */
export const openLetter = <K extends LetterKind>(
  keys: KeyRing,
  row: { id: number; kind: K; toSealed: string; valuesSealed: string },
) => ({
  to: open(keys, letterColumns.to, row.id, row.toSealed),
  values: JSON.parse(open(keys, letterColumns.values, row.id, row.valuesSealed)) as LetterValues[K],
})

const mostListed = 1_000

/** The latest letters, the newest first. */
export const listLetters = (db: Db) =>
  db.selectFrom('letters').selectAll().orderBy('id', 'desc').limit(mostListed).execute()

/** Letters written before `before` that nobody has tried to send; the first of them. */
export const findKept = (db: Db, before: Date) =>
  db
    .selectFrom('letters')
    .select('id')
    .where('state', '=', 'waiting')
    .where('failure', 'is', null)
    .where('createdAt', '<', before)
    .orderBy('id')
    .limit(mostListed)
    .execute()

export const queueLetter = (tx: Tx, id: number) =>
  enqueue(tx, { name: letterJob, payload: { id }, inMs: 0, key: `letter:${id}`, line: 'letters' })

/** A letter that has neither left nor was given up. */
export const findWaiting = (db: Db, id: number) =>
  db.selectFrom('letters').selectAll().where('id', '=', id).where('state', '=', 'waiting').executeTakeFirst()

export async function setSent(db: Db, id: number, sentAt: Date): Promise<void> {
  await db
    .updateTable('letters')
    .set({ state: 'sent', sentAt, failure: null })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute()
}

/** Notes why a letter has not left; `failed`: it is given up. */
export async function setFailure(
  db: Db,
  id: number,
  state: 'waiting' | 'failed',
  failure: LetterFailure,
): Promise<void> {
  await db
    .updateTable('letters')
    .set({ state, failure })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute()
}

/** Forgets what was written before `before`. */
export const deleteLetters = (db: Db, before: Date) =>
  db.deleteFrom('letters').where('createdAt', '<', before).execute()

export const findAddress = (db: Db | Tx, userId: number) =>
  db
    .selectFrom('mailAddresses')
    .select(['address', 'provenAt'])
    .where('userId', '=', userId)
    .executeTakeFirst()

/** The same, locked until the transaction ends, also where there is none yet (undefined). */
export async function lockAddress(tx: Tx, userId: number): Promise<string | undefined> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirst()
  return (await findAddress(tx, userId))?.address
}

export async function putAddress(tx: Tx, userId: number, address: string, provenAt: Date): Promise<void> {
  await tx
    .insertInto('mailAddresses')
    .values({ userId, address, provenAt })
    .onConflict((on) => on.column('userId').doUpdateSet({ address, provenAt }))
    .execute()
}

export const deleteAddress = (tx: Tx, userId: number) =>
  tx.deleteFrom('mailAddresses').where('userId', '=', userId).execute()
