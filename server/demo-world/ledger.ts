import type { AccountKind } from '@bargah/contract/features/wallet/wallet.states.ts'
import { leastChargeRial } from '@bargah/contract/features/wallet/wallet.text.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { minuteMs, dayMs } from '@bargah/contract/kernel/durations.ts'
import type { NewRow } from './demo-world.store.ts'
import { type AccountName, later, type Man, type Movement, type Provision, type World } from './world.ts'

/** What wallets hold at the end, in rials: companies by their ids, and each demo driver. */
const companyTargets: Readonly<Record<number, number>> = { 1: 50_000_000, 2: 50_000_000, 3: 50_000_000 }
const driverTarget = 1_000_000
/** A company tops up by this much whenever a hold asks for more than it has. */
const companyTopUp = 20_000_000

const agoOf = (world: World, days: number) => later(world.now, -days * dayMs)

type Account = { id: number; balance: number | null }
type Books = { world: World; accounts: Map<AccountName, Account> }
type Entry = Omit<Movement, 'kind' | 'cargoId'> & {
  kind: Movement['kind'] | 'top_up' | 'withdrawal'
  cargoId?: number
  description?: string
}

/** Opens all accounts and posts a year of money in the order of time; wallets end at exactly what was promised. */
export function writeLedger(world: World, platform: readonly { id: number; kind: AccountKind }[]): void {
  const books = { world, accounts: openAccounts(world, platform) }
  for (const man of world.men) if (man.isDemo) useWallet(world, man)
  const inTime = world.money.toSorted((a, b) => a.at.getTime() - b.at.getTime())
  for (const one of inTime) {
    if (!('account' in one)) post(books, one)
    else if ('atLeastRial' in one) provide(books, one)
    else takeOut(books, one)
  }
  for (const [id, target] of Object.entries(companyTargets)) topUpTo(books, `company ${Number(id)}`, target)
  for (const man of world.men) if (man.isDemo) topUpTo(books, `driver ${man.driverId}`, driverTarget)
  addUnpaid(world)
  addTries(world)
  numberPayments(world)
  closeAccounts(books)
}

function useWallet(world: World, { driverId, userId }: Man): void {
  const account = `driver ${driverId}` as const
  world.money.push(
    { at: agoOf(world, 37), account, atLeastRial: 800_000, byUser: userId },
    { at: agoOf(world, 21), account, atMostRial: 350_000, byUser: world.staff.admin },
    { at: agoOf(world, 9), account, atLeastRial: 600_000, byUser: userId },
  )
}

function openAccounts({ rows, men }: World, platform: readonly { id: number; kind: AccountKind }[]) {
  const accounts = new Map<AccountName, Account>()
  for (const { id, kind } of platform)
    accounts.set(kind === 'platform_cash' ? 'cash' : 'income', { id, balance: null })
  let id = Math.max(...platform.map((account) => account.id))
  const open = (name: AccountName) => accounts.set(name, { id: ++id, balance: 0 })
  for (const company of rows.companies) {
    open(`company ${company.id ?? 0}`)
    open(`held ${company.id ?? 0}`)
  }
  for (const { driverId } of men) open(`driver ${driverId}`)
  return accounts
}

function accountOf({ accounts }: Books, name: AccountName): Account {
  const account = accounts.get(name)
  if (!account) throw new Error(`the demo world has no account ${name}`)
  return account
}

type Needed = Extract<Provision, { atLeastRial: number }>
type Surplus = Extract<Provision, { atMostRial: number }>

/** A driver adds what his wallet lacks, no more. */
function provide(books: Books, { account, atLeastRial, at, byUser }: Needed): void {
  const lacking = atLeastRial - (accountOf(books, account).balance ?? 0)
  if (lacking > 0) topUp(books, account, { amountRial: Math.max(lacking, leastChargeRial), at, byUser })
}

function takeOut(books: Books, { account, atMostRial, at, byUser }: Surplus): void {
  const amountRial = (accountOf(books, account).balance ?? 0) - atMostRial
  if (amountRial <= 0) return
  const description = 'به درخواست راننده'
  enter(books, { kind: 'withdrawal', from: account, to: 'cash', amountRial, at, byUser, description })
}

function post(books: Books, movement: Movement): void {
  const { from, amountRial, at, byUser } = movement
  const { balance } = accountOf(books, from)
  if (movement.kind === 'hold' && balance !== null && balance < amountRial)
    topUp(books, from, {
      amountRial: companyTopUp * Math.ceil((amountRial - balance) / companyTopUp),
      at,
      byUser,
    })
  enter(books, movement)
}

function topUpTo(books: Books, name: AccountName, target: number): void {
  const lacking = target - (accountOf(books, name).balance ?? 0)
  if (lacking < 0) throw new Error(`the demo account ${name} has more than it should`)
  if (lacking > 0) topUp(books, name, { amountRial: lacking, at: books.world.now, byUser: null })
}

type TopUp = { amountRial: number; at: Date; byUser: number | null }

/** A top-up through the bank, and the payment that it was; what no bank would take is an administrator's act. */
function topUp(books: Books, to: AccountName, given: TopUp): void {
  const { staff, rows } = books.world
  const { amountRial, at } = given
  const isPaid = amountRial >= leastChargeRial
  const byUser = isPaid ? (given.byUser ?? userOf(books.world, to)) : staff.admin
  const description = isPaid ? '' : 'اصلاح موجودی'
  enter(books, { kind: 'top_up', from: 'cash', to, amountRial, at, byUser, description })
  if (!isPaid) return
  const credited = { transferId: rows.transfers.length, card: '6219 •••• 4407', settledAt: at }
  addPayment(books.world, to, { ...given, byUser, status: 'credited', ...credited })
}

/** Who tops an account up where nobody is named. */
function userOf({ men, staff }: World, account: AccountName): number {
  const { driverId, companyId } = ownerOf(account)
  const man = men.find((one) => one.driverId === driverId)
  return man?.userId ?? staff.ofCompany.get(companyId ?? 0) ?? staff.admin
}

function ownerOf(account: AccountName) {
  const [kind, owner] = account.split(' ')
  return kind === 'driver' ? { driverId: Number(owner) } : { companyId: Number(owner) }
}

type Paid = TopUp & { byUser: number } & Pick<NewRow<'payments'>, 'status' | 'failure' | 'settledAt'> &
  Partial<Pick<NewRow<'payments'>, 'transferId' | 'card' | 'createdAt'>>

function addPayment({ rows: { payments } }: World, to: AccountName, { at, ...paid }: Paid): void {
  const isCompany = 'companyId' in ownerOf(to)
  payments.push({
    driverId: null,
    companyId: null,
    ...ownerOf(to),
    failure: null,
    transferId: null,
    reference: null,
    card: null,
    askedAt: null,
    gateway: 'builtin',
    token: '',
    createdAt: later(at, isCompany ? -2 * minuteMs : -minuteMs),
    ...paid,
  })
}

/** Payments that brought nothing: two that failed, and two that nobody has heard of yet. */
function addUnpaid(world: World): void {
  const { now } = world
  const demo = world.men.filter(({ isDemo }) => isDemo)
  const fates = [
    { at: later(now, -3 * minuteMs), status: 'pending' },
    { at: later(now, -11 * minuteMs), status: 'pending' },
    { at: agoOf(world, 2), status: 'failed', failure: 'cancelled' },
    { at: agoOf(world, 6), status: 'failed', failure: 'declined' },
  ] as const
  for (const [index, { at, ...fate }] of fates.entries()) {
    const man = demo[index]
    if (!man) continue
    const settledAt = fate.status === 'pending' ? null : at
    const given = { amountRial: 500_000 * (index + 1), at, byUser: man.userId }
    addPayment(world, `driver ${man.driverId}`, { ...given, ...fate, settledAt })
  }
}

/** What the first company tried before its last top-up came: one went back for its wrong sum, one it gave up, and one the bank declined. */
function addTries(world: World): void {
  const last = world.rows.payments.findLast(({ companyId }) => companyId === 1)
  if (!last) throw new Error('the first company of the demo world pays by the bank')
  const came = new Date(last.createdAt)
  const fates = [
    { before: dayMs, status: 'reversed', failure: 'wrong_amount' },
    { before: 12 * minuteMs, status: 'failed', failure: 'cancelled' },
    { before: 6 * minuteMs, status: 'failed', failure: 'declined' },
  ] as const
  for (const { before, ...fate } of fates) {
    const createdAt = later(came, -before)
    const given = { amountRial: last.amountRial, byUser: last.byUser, at: createdAt, createdAt }
    addPayment(world, 'company 1', { ...given, ...fate, settledAt: later(createdAt, minuteMs) })
  }
}

/** Numbers payments as they were begun, and has each credited one and its transfer bear the bank's number of it. */
function numberPayments({ rows: { payments, transfers } }: World): void {
  payments.sort((a, b) => new Date(a.createdAt).getTime() - new Date(b.createdAt).getTime())
  for (const [index, payment] of payments.entries()) {
    const id = index + 1
    Object.assign(payment, { id, token: `demo-${id}` })
    const transfer = transfers[(payment.transferId ?? 0) - 1]
    if (!transfer) continue
    payment.reference = String(77_000_000 + id)
    transfer.description = `درگاه نمایشی، پیگیری ${toPersianDigits(payment.reference)}`
  }
}

function enter(books: Books, { from, to, ...entry }: Entry): void {
  const debit = accountOf(books, from)
  const credit = accountOf(books, to)
  if (debit.balance !== null) debit.balance -= entry.amountRial
  if (credit.balance !== null) credit.balance += entry.amountRial
  if (debit.balance !== null && debit.balance < 0)
    throw new Error(`the demo account ${from} falls below zero`)
  const { transfers } = books.world.rows
  transfers.push({
    // payments name it; the table's own numbers go on where a making that was cut off had left them
    id: transfers.length + 1,
    description: '',
    ...entry,
    debitAccountId: debit.id,
    creditAccountId: credit.id,
    debitBalanceRial: debit.balance,
    creditBalanceRial: credit.balance,
  })
}

function closeAccounts({ world, accounts }: Books): void {
  for (const [name, { id, balance }] of accounts) {
    if (balance === null) continue
    const [kind, owner] = name.split(' ')
    world.rows.accounts.push({
      id,
      kind: kind === 'held' ? 'company_held' : (kind as AccountKind),
      driverId: kind === 'driver' ? Number(owner) : null,
      companyId: kind === 'driver' ? null : Number(owner),
      balanceRial: balance,
    })
  }
}
