import type { AccountKind, TransferKind } from '@bargah/contract/features/wallet/wallet.states.ts'
import { compiledFirst, compiledOnce } from '../../kernel/compiled-once.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import { notFound, Refusal } from '../../kernel/errors.ts'
import { sql, toArray, toKeys } from '../../kernel/sql.ts'
import { computeNet, type Movement } from './wallet.rules.ts'

/** A movement with what it was for. Movements of zero are left out by `postTransfers`. */
export type Transfer = Movement & {
  kind: TransferKind
  cargoId?: number
  permitId?: number
  description?: string
}

/** Whose wallet is meant, of people and firms. */
export type WalletOwner = { driverId: number } | { companyId: number; held: boolean }
type Owner = WalletOwner | { platform: 'income' | 'cash' }

const kindOf = (owner: Owner): AccountKind => {
  if ('driverId' in owner) return 'driver'
  if ('companyId' in owner) return owner.held ? 'company_held' : 'company'
  return `platform_${owner.platform}`
}

/** The account of an owner, opened at first use. */
export async function accountOf(tx: Tx, owner: Owner): Promise<number> {
  const found = await findAccount(tx, owner)
  if (found) return found.id
  await tx
    .insertInto('accounts')
    .values({
      kind: kindOf(owner),
      driverId: 'driverId' in owner ? owner.driverId : null,
      companyId: 'companyId' in owner ? owner.companyId : null,
      balanceRial: 0,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const opened = await findAccount(tx, owner)
  if (!opened) throw new Error(`account ${kindOf(owner)} could not be opened`)
  return opened.id
}

export type CompanyAccounts = { own: number; held: number }

const listOfCompany = compiledOnce((db: Db, companyId: number) =>
  db.selectFrom('accounts').select(['id', 'kind']).where('companyId', '=', companyId),
)
/** A company's accounts, opened at first use: its own money, and what is held of it. */
export async function accountsOfCompany(tx: Tx, companyId: number): Promise<CompanyAccounts> {
  const rows = await listOfCompany(tx, companyId)
  const idOf = (kind: AccountKind) => rows.find((row) => row.kind === kind)?.id
  return {
    own: idOf('company') ?? (await accountOf(tx, { companyId, held: false })),
    held: idOf('company_held') ?? (await accountOf(tx, { companyId, held: true })),
  }
}

const selectAccount = (db: Db, kind: AccountKind) =>
  db.selectFrom('accounts').select(['id', 'balanceRial']).where('kind', '=', kind)
// each kind of owner by the index of its own; a condition that it does not carry would read all accounts
const ofDriver = (db: Db, kind: AccountKind, driverId: number) =>
  selectAccount(db, kind).where('driverId', '=', driverId)
const ofCompany = (db: Db, kind: AccountKind, companyId: number) =>
  selectAccount(db, kind).where('companyId', '=', companyId)
const ofPlatform = (db: Db, kind: AccountKind) =>
  selectAccount(db, kind).where(sql<boolean>`kind like 'platform%'`)
const locking = (of: typeof ofDriver) =>
  compiledFirst((db: Db, kind: AccountKind, ownerId: number) => of(db, kind, ownerId).forUpdate())

const find = {
  driver: compiledFirst(ofDriver),
  company: compiledFirst(ofCompany),
  platform: compiledFirst(ofPlatform),
}
const lock = { driver: locking(ofDriver), company: locking(ofCompany) }

export function findAccount(db: Db | Tx, owner: Owner) {
  if ('driverId' in owner) return find.driver(db, kindOf(owner), owner.driverId)
  if ('companyId' in owner) return find.company(db, kindOf(owner), owner.companyId)
  return find.platform(db, kindOf(owner))
}

/** Finds the account of an owner and locks it, where it is the only one that is to be locked. */
export const lockAccount = (tx: Tx, owner: WalletOwner) =>
  'driverId' in owner
    ? lock.driver(tx, kindOf(owner), owner.driverId)
    : lock.company(tx, kindOf(owner), owner.companyId)

/** `locked`: the balances of all accounts that keep one, where the caller has locked them already. */
type Posting = { at: Date; byUser: number | null; locked?: ReadonlyMap<number, number> }

/**
 * Posts transfers as one act: locks the accounts in the order of their ids, moves the balances and writes a row for
 * each. Throws a refusal (no_money) when a balance would fall below zero.
 */
export async function postTransfers(
  tx: Tx,
  transfers: readonly Transfer[],
  { at, byUser, locked }: Posting,
): Promise<number[]> {
  const real = transfers.filter((transfer) => transfer.amountRial > 0)
  if (real.length === 0) return []
  const net = new Map(computeNet(real))
  const before = locked ?? (await lockBalances(tx, [...net.keys()]))
  const after = new Map([...before].map(([id, balance]) => [id, balance + (net.get(id) ?? 0)]))
  if ([...after.values()].some((balance) => balance < 0)) throw new Refusal('no_money', noMoney)
  const posted = JSON.stringify(withBalances(real, before))
  const rows = await moveBalances(tx, [...after.keys()], [...after.values()], posted, at, byUser)
  return rows.map(({ id }) => id)
}

const moveBalances = compiledOnce(
  (_: Db, accountIds: number[], balances: number[], posted: string, at: Date, byUser: number | null) =>
    sql<{ id: number }>`
    with balances as (
      update accounts set balance_rial = moved.balance
      from unnest(${toArray(accountIds, 'int')}, ${toArray(balances, 'bigint')}) as moved (id, balance)
      where accounts.id = moved.id)
    insert into transfers (debit_account_id, credit_account_id, amount_rial, kind, cargo_id, permit_id, description,
      debit_balance_rial, credit_balance_rial, at, by_user)
    select "debitAccountId", "creditAccountId", "amountRial", kind, "cargoId", "permitId", coalesce(description, ''),
      "debitBalanceRial", "creditBalanceRial", ${at}, ${byUser}
    from json_to_recordset(${posted}::json) as posted ("debitAccountId" int,
      "creditAccountId" int, "amountRial" bigint, kind text, "cargoId" int, "permitId" int, description text,
      "debitBalanceRial" bigint, "creditBalanceRial" bigint)
    returning id`,
)

/** Writes beside each transfer what it leaves on its two accounts, one transfer after another; null for the platform's. */
function withBalances(transfers: readonly Transfer[], before: ReadonlyMap<number, number>) {
  const balances = new Map(before)
  const move = (accountId: number, deltaRial: number): number | null => {
    const balance = balances.get(accountId)
    if (balance === undefined) return null
    balances.set(accountId, balance + deltaRial)
    return balance + deltaRial
  }
  return transfers.map((transfer) => ({
    ...transfer,
    debitBalanceRial: move(transfer.debitAccountId, -transfer.amountRial),
    creditBalanceRial: move(transfer.creditAccountId, transfer.amountRial),
  }))
}

const noMoney = 'موجودی کیف پول کافی نیست؛ کیف پول را افزایش دهید.'

/** Locks accounts in the order of their ids. Out: their balances in rials; the platform's keep none and are left out. */
export async function lockBalances(tx: Tx, accountIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await lockByIds(tx, accountIds)
  return new Map(rows.map((row) => [row.id, row.balanceRial]))
}

/** Locks what companies have and what is held of them, in the order of their ids: before the transfers of several. */
export const lockAccountsOfCompanies = compiledOnce(
  (_: Db, companyIds: readonly number[]) => sql`
    select id from accounts where company_id = any(${toKeys(companyIds)}) order by id for update`,
)
const lockByIds = compiledOnce(
  (_: Db, accountIds: readonly number[]) => sql<{ id: number; balanceRial: number }>`
    select id, balance_rial from accounts
    where id = any(${toKeys(accountIds)}) and balance_rial is not null order by id for update`,
)

/** The accounts of many drivers, or of many companies' held money: owner's id → account's id. Those without one are left out. */
export async function accountsOf(
  db: Db | Tx,
  kind: Extract<AccountKind, 'driver' | 'company_held'>,
  ownerIds: readonly number[],
): Promise<Map<number, number>> {
  if (ownerIds.length === 0) return new Map()
  const rows = await listOf[kind](db, ownerIds)
  return new Map(rows.map(({ ownerId, id }) => [ownerId, id]))
}
const listBy = (kind: AccountKind, owner: 'driverId' | 'companyId') =>
  compiledOnce((db: Db, ownerIds: readonly number[]) =>
    selectAccount(db, kind)
      .select(sql<number>`${sql.ref(owner)}`.as('ownerId'))
      .where(owner, '=', sql<number>`any(${toKeys(ownerIds)})`),
  )
const listOf = { driver: listBy('driver', 'driverId'), company_held: listBy('company_held', 'companyId') }

/** The balance of an owner's account in rials; 0 before its first use. */
export const balanceOf = async (db: Db | Tx, owner: WalletOwner): Promise<number> =>
  (await findAccount(db, owner))?.balanceRial ?? 0

/** Throws 404 when there is no such driver or company. */
export async function expectOwner(db: Db | Tx, owner: WalletOwner): Promise<void> {
  const found =
    'driverId' in owner
      ? await db.selectFrom('drivers').select('id').where('id', '=', owner.driverId).executeTakeFirst()
      : await db.selectFrom('companies').select('id').where('id', '=', owner.companyId).executeTakeFirst()
  if (!found) throw notFound('این کیف پول')
}
