import { type Db, sql } from '../../src/kernel/sql.ts'
import { actOf, paymentOf, type Plan, readMark } from './ledger-acts.ts'

/** What was answered, as somebody outside has it written down. */
export type Model = {
  plan: Plan
  /** By the act's number. */
  acts: ('done' | 'refused')[]
  /** By the payment's number: which act it was. */
  payments: Map<number, number>
  /** By what a charge over HTTP says of itself: the account, and what it gained; 0 for a refused one. */
  charges: Map<string, { account: number; gainedRial: number }>
}

type Row = {
  id: number
  debit: number
  credit: number
  amount: number
  kind: string
  description: string
  debitBalance: number | null
  creditBalance: number | null
}
const atOnce = 20_000
const charged = /^charge /

/** Holds the whole ledger against the model. Out: all that should not be, in words. */
export async function findLedgerDamage(db: Db, model: Model): Promise<string[]> {
  const damage: string[] = []
  const balances = await readLedger(db, model, damage)
  compareBalances(damage, modelBalances(model), balances.moved, 'the model')
  const { rows } = await sql<{ id: number; balance: number | null }>`
    select id, balance_rial as balance from accounts order by id`.execute(db)
  for (const { id, balance } of rows) {
    if (balance !== null && balance < 0) damage.push(`account ${id} is below zero`)
    if (balance !== null && balance !== (balances.all.get(id) ?? 0))
      damage.push(`account ${id} holds ${balance} and its transfers ${balances.all.get(id) ?? 0}`)
  }
  const sum = [...balances.all.values()].reduce((one, other) => one + other, 0)
  if (sum !== 0) damage.push(`all accounts together hold ${sum}`)
  return damage
}

type Sums = Map<number, number>
const add = (sums: Sums, account: number, rial: number) => {
  const now = (sums.get(account) ?? 0) + rial
  sums.set(account, now)
  return now
}

/** Reads every transfer in its order. Out: what each account holds by them, and what of it came under fire. */
async function readLedger(db: Db, model: Model, damage: string[]): Promise<{ all: Sums; moved: Sums }> {
  const all: Sums = new Map()
  const moved: Sums = new Map()
  const seen = new Map<string, number>()
  const expectAboveZero = watchZero(damage)
  const move = (row: Row, account: number, rial: number, said: number | null) => {
    const balance = add(all, account, rial)
    if (said === null) return
    if (said !== balance) damage.push(`transfer ${row.id} left ${balance} on ${account} and says ${said}`)
    expectAboveZero(account, actOfRow(row), balance)
  }
  for (let after = 0; ; ) {
    const { rows } = await sql<Row>`
      select id, debit_account_id as debit, credit_account_id as credit, amount_rial as amount, kind, description,
        debit_balance_rial as debit_balance, credit_balance_rial as credit_balance
      from transfers where id > ${after} order by id limit ${sql.lit(atOnce)}`.execute(db)
    for (const row of rows) {
      move(row, row.debit, -row.amount, row.debitBalance)
      move(row, row.credit, row.amount, row.creditBalance)
      const name = nameOf(row)
      if (name === null) continue
      seen.set(name, (seen.get(name) ?? 0) + 1)
      add(moved, row.debit, -row.amount)
      add(moved, row.credit, row.amount)
    }
    const last = rows.at(-1)
    if (!last) break
    after = last.id
  }
  findLostAndTwice(model, seen, damage)
  return { all, moved }
}

const actOfRow = ({ description, id }: Row) => readMark(description)?.act ?? `transfer ${id}`

/** Balances may pass below zero within an act and never between two: an account is held against it when another act comes. */
function watchZero(damage: string[]) {
  const latest = new Map<number, { act: number | string; balance: number }>()
  return (account: number, act: number | string, balance: number) => {
    const before = latest.get(account)
    if (before && before.act !== act && before.balance < 0)
      damage.push(`account ${account} was at ${before.balance} after act ${before.act}`)
    latest.set(account, { act, balance })
  }
}

/** What an operation is called: its mark, its charge, or the order of its payment; null for money from before. */
function nameOf({ description }: Row): string | null {
  if (readMark(description) || charged.test(description)) return description
  const order = /([۰-۹]+)$/.exec(description)?.[1]
  return order ? `order ${Number(toLatin(order)) - firstReference}` : null
}
/** What the built-in bank's references begin with. */
const firstReference = 77_000_000
const toLatin = (digits: string) => digits.replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))

function findLostAndTwice(model: Model, seen: ReadonlyMap<string, number>, damage: string[]): void {
  const expected = new Set<string>()
  for (const [act, came] of model.acts.entries())
    if (came === 'done' && !paymentOf(model.plan, act))
      for (const { description = '' } of actOf(model.plan, act)) expected.add(description)
  for (const order of model.payments.keys()) expected.add(`order ${order}`)
  for (const [name, { gainedRial }] of model.charges) if (gainedRial !== 0) expected.add(name)
  for (const name of expected) if (!seen.has(name)) damage.push(`lost: ${name}`)
  for (const [name, times] of seen) {
    if (times > 1) damage.push(`${times} times: ${name}`)
    if (!expected.has(name)) damage.push(`nobody was answered: ${name}`)
  }
}

/** What each account gained by all that was answered. */
function modelBalances({ plan, acts, charges }: Model): Sums {
  const sums: Sums = new Map()
  const { cash } = plan.accounts
  const topUp = (account: number, rial: number) => {
    add(sums, cash, -rial)
    add(sums, account, rial)
  }
  for (const [act, came] of acts.entries()) {
    if (came !== 'done') continue
    const payment = paymentOf(plan, act)
    if (payment) topUp(payment.account, payment.amountRial)
    else
      for (const { debitAccountId, creditAccountId, amountRial } of actOf(plan, act)) {
        add(sums, debitAccountId, -amountRial)
        add(sums, creditAccountId, amountRial)
      }
  }
  for (const { account, gainedRial } of charges.values()) topUp(account, gainedRial)
  return sums
}

function compareBalances(damage: string[], wanted: Sums, found: Sums, whose: string): void {
  for (const account of new Set([...wanted.keys(), ...found.keys()]))
    if ((wanted.get(account) ?? 0) !== (found.get(account) ?? 0))
      damage.push(
        `account ${account} moved by ${found.get(account) ?? 0}, by ${whose} ${wanted.get(account) ?? 0}`,
      )
}
