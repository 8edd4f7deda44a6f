import type { Gateway, PaymentFailure } from '@bargah/contract/features/payments/payments.states.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import { sql, takeId } from '../../kernel/sql.ts'

export type PaymentOwner = { driverId: number } | { companyId: number }

const latest = 20
const sweptAtOnce = 200

/** The number of a payment to be, which the bank is told before it is written down. */
export const nextPaymentId = (db: Db): Promise<number> => takeId(db, 'payments')

type NewPayment = {
  id: number
  owner: PaymentOwner
  byUser: number
  amountRial: number
  gateway: Gateway
  token: string
  returnHash: Buffer
  back?: string
}
export async function insertPayment(tx: Tx, { owner, ...payment }: NewPayment, at: Date): Promise<void> {
  await tx
    .insertInto('payments')
    .values({ ...payment, ...owner, status: 'pending', createdAt: at })
    .execute()
}

const paymentsOf = (db: Db, owner: PaymentOwner) => {
  const query = db
    .selectFrom('payments')
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(latest)
  return 'driverId' in owner
    ? query.where('driverId', '=', owner.driverId)
    : query.where('companyId', '=', owner.companyId)
}

/** The latest payments into a wallet, the newest first, and the one of it that is asked for, however old; each with what the wallet held right after it. */
export async function listPayments(db: Db, owner: PaymentOwner, askedId?: number) {
  const shown = await paymentsOf(db, owner).execute()
  if (askedId !== undefined && !shown.some(({ id }) => id === askedId)) {
    const asked = await paymentsOf(db, owner).where('id', '=', askedId).executeTakeFirst()
    if (asked) shown.push(asked)
  }
  const held = await listBalancesAfter(
    db,
    shown.flatMap(({ transferId }) => transferId ?? []),
  )
  return shown.map((row) => ({ ...row, balanceAfterRial: held.get(row.transferId ?? 0) ?? null }))
}

/** What wallets held right after transfers into them. */
async function listBalancesAfter(
  db: Db,
  transferIds: readonly number[],
): Promise<Map<number, number | null>> {
  if (transferIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('transfers')
    .select(['id', 'creditBalanceRial'])
    .where('id', 'in', transferIds)
    .execute()
  return new Map(rows.map(({ id, creditBalanceRial }) => [id, creditBalanceRial]))
}

export const listPendingOf = (db: Db, owner: PaymentOwner, gateways: readonly Gateway[]) =>
  paymentsOf(db, owner).where('status', '=', 'pending').where('gateway', 'in', gateways).execute()

/** What waits for the bank since before `since`, those that were asked about, or began, longest ago first: new ones push none of them back. */
export const listPending = (db: Db, gateway: Gateway, since: Date) =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('status', '=', 'pending')
    .where('gateway', '=', gateway)
    .where('createdAt', '<', since)
    .orderBy(sql`coalesce(asked_at, created_at)`)
    .orderBy('id')
    .limit(sql.lit(sweptAtOnce))
    .execute()

export async function listPendingGateways(db: Db): Promise<Gateway[]> {
  const rows = await db
    .selectFrom('payments')
    .select('gateway')
    .distinct()
    .where('status', '=', 'pending')
    .execute()
  return rows.map(({ gateway }) => gateway)
}

export const findByReturn = (db: Db, returnHash: Buffer) =>
  db.selectFrom('payments').selectAll().where('returnHash', '=', returnHash).executeTakeFirst()

export const findPayment = (db: Db, id: number) =>
  db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst()

export const lockPayment = (tx: Tx, id: number) =>
  tx.selectFrom('payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
/** Locks payments in the order of their ids: before the accounts that the first of them credits. */
export const lockPayments = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('payments')
    .select('id')
    .where(sql<boolean>`id = any(${[...ids]}::int[])`)
    .orderBy('id')
    .forUpdate()
    .execute()
export type PaymentRow = Awaited<ReturnType<typeof lockPayment>>

export async function setAsked(tx: Tx, id: number, askedAt: Date): Promise<void> {
  await tx.updateTable('payments').set({ askedAt }).where('id', '=', id).execute()
}

type Credit = { transferId: number; reference: string; card: string | null }
export async function setCredited(tx: Tx, id: number, credit: Credit, settledAt: Date): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ status: 'credited', settledAt, ...credit })
    .where('id', '=', id)
    .execute()
}

export async function setPaymentFailed(tx: Tx, id: number, failure: PaymentFailure, settledAt: Date) {
  await tx
    .updateTable('payments')
    .set({ status: 'failed', failure, settledAt })
    .where('id', '=', id)
    .execute()
}

export async function setReversed(tx: Tx, id: number): Promise<void> {
  await tx.updateTable('payments').set({ status: 'reversed' }).where('id', '=', id).execute()
}
