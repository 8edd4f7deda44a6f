import type { HeldAct } from '@bargah/contract/features/held-acts/held-acts.schema.ts'
import type { JsonObject } from '@bargah/contract/kernel/json-field.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import { didChange, insertUnlessThere } from '../../kernel/sql.ts'
import type { Origin } from '../../kernel/origin.ts'

export type HeldInput = { query: JsonObject; body: JsonObject }
type NewAct = {
  call: string
  input: HeldInput
  userId: number
  sessionId: number
  from: Origin
  askedAt: Date
  until: Date
}

/** Out: the id; undefined where the same waits already. */
export const insertHeldAct = (tx: Tx, { from, input, ...act }: NewAct) =>
  insertUnlessThere(tx, 'heldActs', { ...act, ...from, input: JSON.stringify(input) })

const waiting = (tx: Tx, id: number, userId: number) =>
  tx
    .selectFrom('heldActs')
    .select(['id', 'askedAt'])
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('refusal', 'is', null)

/** An own act that still waits; whoever does it meanwhile waits for us, or we for him. */
export const lockHeldAct = (tx: Tx, id: number, userId: number) =>
  waiting(tx, id, userId).forUpdate().executeTakeFirst()

export const setUntil = (tx: Tx, id: number, until: Date) =>
  tx.updateTable('heldActs').set({ until }).where('id', '=', id).execute()

export const deleteHeldAct = (tx: Tx, id: number) => tx.deleteFrom('heldActs').where('id', '=', id).execute()

/** Out: false where it was taken back meanwhile, or is refused already. */
export const setRefusal = (tx: Tx, id: number, refusal: string): Promise<boolean> =>
  didChange(tx.updateTable('heldActs').set({ refusal }).where('id', '=', id).where('refusal', 'is', null))

/** Takes an act that is due and was not taken back. Out: whether there was one. */
export const takeDue = (tx: Tx, id: number, now: Date): Promise<boolean> =>
  didChange(
    tx.deleteFrom('heldActs').where('id', '=', id).where('until', '<=', now).where('refusal', 'is', null),
  )

/** The acts whose time has come, the first asked for first. */
export async function findDue(db: Db, now: Date) {
  const rows = await db
    .selectFrom('heldActs')
    .selectAll()
    .where('until', '<=', now)
    .where('refusal', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(({ input, ...act }) => ({ ...act, input: input as HeldInput }))
}
export type DueAct = Awaited<ReturnType<typeof findDue>>[number]

export const deleteRefused = (db: Db, before: Date) =>
  db.deleteFrom('heldActs').where('refusal', 'is not', null).where('until', '<', before).execute()

export async function listHeldActs(db: Db, userId: number): Promise<HeldAct[]> {
  const rows = await db
    .selectFrom('heldActs')
    .select(['id', 'call', 'input', 'until', 'refusal'])
    .where('userId', '=', userId)
    .orderBy('id')
    .execute()
  return rows.map(({ input, until, ...act }) => ({
    ...act,
    ...(input as HeldInput),
    until: until.toISOString(),
  }))
}
