import type { Db, Tx } from '../../kernel/database.ts'
import { Refusal } from '../../kernel/errors.ts'
import { computeNet, type Movement } from './wallet.rules.ts'

type Kind =
  | 'top_up'
  | 'withdrawal'
  | 'hold'
  | 'release'
  | 'company_fee'
  | 'driver_fee'
  | 'company_refund'
  | 'driver_refund'

/** A movement with what it was for. Movements of zero are left out by `postTransfers`. */
export type Transfer = Movement & { kind: Kind; cargoId?: number; permitId?: number; description?: string }

type Owner = { driverId: number } | { companyId: number; held: boolean } | { platform: 'income' | 'cash' }

const kindOf = (owner: Owner) => {
  if ('driverId' in owner) return 'driver'
  if ('companyId' in owner) return owner.held ? 'company_held' : 'company'
  return `platform_${owner.platform}`
}

/** The account of an owner, opened at first use. */
export async function accountOf(tx: Tx, owner: Owner): Promise<number> {
  const kind = kindOf(owner)
  const driverId = 'driverId' in owner ? owner.driverId : null
  const companyId = 'companyId' in owner ? owner.companyId : null
  const find = () =>
    tx
      .selectFrom('accounts')
      .select('id')
      .where('kind', '=', kind)
      .where('driverId', 'is not distinct from', driverId)
      .where('companyId', 'is not distinct from', companyId)
      .executeTakeFirst()
  const found = await find()
  if (found) return found.id
  await tx
    .insertInto('accounts')
    .values({ kind, driverId, companyId, balanceRial: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const opened = await find()
  if (!opened) throw new Error(`account ${kind} could not be opened`)
  return opened.id
}

/**
 * Posts transfers as one act: locks the accounts in the order of their ids, moves the balances and writes a row for
 * each. Throws a refusal (no_money) when a balance would fall below zero.
 */
export async function postTransfers(
  tx: Tx,
  transfers: readonly Transfer[],
  { at, byUser }: { at: Date; byUser: number | null },
): Promise<void> {
  const real = transfers.filter((transfer) => transfer.amountRial > 0)
  if (real.length === 0) return
  const balances = new Map<number, number | null>()
  for (const [accountId, delta] of computeNet(real)) balances.set(accountId, await move(tx, accountId, delta))
  await tx
    .insertInto('transfers')
    .values(
      real.map((transfer) => ({
        ...transfer,
        at,
        byUser,
        debitBalanceRial: balances.get(transfer.debitAccountId) ?? null,
        creditBalanceRial: balances.get(transfer.creditAccountId) ?? null,
      })),
    )
    .execute()
}

/** Moves one balance; the platform's accounts keep none and are not touched. Out: the new balance. */
async function move(tx: Tx, accountId: number, delta: number): Promise<number | null> {
  const account = await tx
    .selectFrom('accounts')
    .select(['balanceRial', 'kind'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  if (account.balanceRial === null) return null
  const moved = await tx
    .updateTable('accounts')
    .set((eb) => ({ balanceRial: eb('balanceRial', '+', delta) }))
    .where('id', '=', accountId)
    .where((eb) => eb(eb('balanceRial', '+', delta), '>=', 0))
    .returning('balanceRial')
    .executeTakeFirst()
  if (!moved) throw new Refusal('no_money', 'موجودی کیف پول کافی نیست؛ کیف پول را افزایش دهید.')
  return moved.balanceRial
}

/** The balance of an owner's account in rials; 0 before its first use. */
export async function balanceOf(db: Db | Tx, owner: Exclude<Owner, { platform: string }>): Promise<number> {
  const query = db.selectFrom('accounts').select('balanceRial').where('kind', '=', kindOf(owner))
  const found =
    'driverId' in owner
      ? await query.where('driverId', '=', owner.driverId).executeTakeFirst()
      : await query.where('companyId', '=', owner.companyId).executeTakeFirst()
  return found?.balanceRial ?? 0
}
