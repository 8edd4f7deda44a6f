import { cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import type { PaymentStatus } from '@bargah/contract/features/payments/payments.states.ts'
import {
  AccountRow,
  type Difference,
  LedgerRow,
  PaymentRow,
  type Reconciliation,
  type TableDifference,
} from '@bargah/contract/features/reconciliation/reconciliation.schema.ts'
import type { DepositSource } from '@bargah/contract/features/reconciliation/reconciliation.states.ts'
import type { AccountKind } from '@bargah/contract/features/wallet/wallet.states.ts'
import { isoInstant } from '@bargah/contract/kernel/dates.ts'
import type { Db } from '../../kernel/database.ts'
import { sql } from '../../kernel/sql.ts'
import { depositSource, nameOfAccount, nameOfOwner } from './ledger-parts.store.ts'
import { findLastCheck } from './log-check.store.ts'
import {
  accountTable,
  ledgerTable,
  paymentTable,
} from '@bargah/contract/features/reconciliation/reconciliation.columns.ts'
import type { Days } from '../../kernel/days.ts'
import { isBefore, isSince } from '../../kernel/sql-parts.ts'
import { sqlRows } from '../../kernel/sql-rows.ts'

const accountRows = sqlRows(AccountRow, accountTable, {
  from: 'accounts',
  joins: {},
  fields: {
    id: 'accounts.id',
    kind: 'accounts.kind',
    ownerName: { sql: nameOfOwner(sql`accounts.driver_id`, sql`accounts.company_id`) },
    // the platform's are summed (rules 13.2)
    balance: {
      sql: sql`coalesce(accounts.balance_rial, (select coalesce(sum(case credit_account_id when accounts.id
        then amount_rial else -amount_rial end), 0)::bigint
        from transfers where accounts.id in (debit_account_id, credit_account_id)))`,
    },
    driverId: 'accounts.driverId',
    companyId: 'accounts.companyId',
  },
})

export const listAccounts = (db: Db) => accountRows.list(db, { where: [], order: ['accounts.id'] })

const ledgerRows = sqlRows(LedgerRow, ledgerTable, {
  from: 'transfers',
  joins: {
    users: 'transfers.byUser',
    payers: 'transfers.debitAccountId',
    payees: 'transfers.creditAccountId',
  },
  fields: {
    id: 'transfers.id',
    transactionNumber: 'transfers.id',
    date: 'transfers.at',
    time: 'transfers.at',
    at: 'transfers.at',
    kind: 'transfers.kind',
    fromName: { sql: nameOfAccount('payers'), needs: ['payers'] },
    toName: { sql: nameOfAccount('payees'), needs: ['payees'] },
    amount: 'transfers.amountRial',
    description: 'transfers.description',
    byName: 'users.fullName',
    source: { sql: sql`case when transfers.kind = 'top_up' then ${depositSource} end` },
    cargoId: 'transfers.cargoId',
    permitId: 'transfers.permitId',
    paymentId: { sql: sql`(select payments.id from payments where payments.transfer_id = transfers.id)` },
  },
})

type LedgerFilter = Days & { accountId?: number }

/** Every transfer, the newest first. */
export const listLedger = (db: Db, { since, before, accountId }: LedgerFilter) =>
  ledgerRows.list(db, {
    where: [
      isSince('transfers.at', since),
      isBefore('transfers.at', before),
      accountId === undefined
        ? undefined
        : sql`${accountId} in (transfers.debit_account_id, transfers.credit_account_id)`,
    ],
    order: ['-transfers.id'],
  })

const paymentRows = sqlRows(PaymentRow, paymentTable, {
  from: 'payments',
  joins: {},
  fields: {
    id: 'payments.id',
    status: 'payments.status',
    ownerName: { sql: nameOfOwner(sql`payments.driver_id`, sql`payments.company_id`) },
    amount: 'payments.amountRial',
    gateway: 'payments.gateway',
    createdDate: 'payments.createdAt',
    createdTime: 'payments.createdAt',
    createdAt: 'payments.createdAt',
    settledAt: 'payments.settledAt',
    askedAt: 'payments.askedAt',
    reference: 'payments.reference',
    transactionNumber: 'payments.transferId',
  },
})

/** Every payment, the newest first. */
export const listPayments = (db: Db) => paymentRows.list(db, { where: [], order: ['-payments.id'] })

type Counted = { count: number; amount: number }
type Found = {
  accounts: ({ kind: AccountKind } & Counted)[]
  deposits: ({ source: DepositSource } & Counted)[]
  withdrawals: Counted
  payments: ({ status: PaymentStatus } & Counted)[]
  oldestPendingAt: string | null
  differences: Difference[]
  differenceCount: number
}
const mostShown = 100

/** All money, summed and held against itself in one statement, so that it is of one instant. */
export async function showReconciliation(db: Db, now: Date): Promise<Reconciliation> {
  const { rows } = await sql<Found>`
    with ${moved}, ${last}, ${needed}, ${differences}
    select
      (select json_agg(one order by one.kind) from (
        select kind, count(*), coalesce(sum(coalesce(balance_rial, moved.amount)), 0) as amount
        from accounts left join moved on moved.account = accounts.id group by kind) as one) as accounts,
      (select coalesce(json_agg(one order by one.source), '[]') from (
        select ${depositSource} as source, count(*), sum(amount_rial) as amount
        from transfers where kind = 'top_up' group by 1) as one) as deposits,
      (select to_json(one) from (select count(*), coalesce(sum(amount_rial), 0) as amount
        from transfers where kind = 'withdrawal') as one) as withdrawals,
      (select coalesce(json_agg(one order by one.status), '[]') from (
        select status, count(*), sum(amount_rial) as amount from payments group by 1) as one) as payments,
      (select min(created_at) from payments where status = 'pending') as "oldestPendingAt",
      (select coalesce(json_agg(one), '[]') from (
        select * from differences
        order by kind, "accountId", "transactionNumber", "paymentId" limit ${sql.lit(mostShown)}) as one) as differences,
      (select count(*) from differences) as "differenceCount"`.execute(db)
  const found = rows[0]
  if (!found) throw new Error('a statement without a from gives one row')
  const { accounts, oldestPendingAt } = found
  const check = await findLastCheck(db)
  return {
    ...found,
    tables: check
      ? { ...check, at: isoInstant(check.at), differences: check.differences as TableDifference[] }
      : null,
    at: isoInstant(now),
    sum: accounts.reduce((sum, { amount }) => sum + amount, 0),
    oldestPendingAt: oldestPendingAt === null ? null : isoInstant(oldestPendingAt),
  }
}

/** What all transfers together have moved to each account. */
const moved = sql`moved as (
  select account, sum(delta)::bigint as amount from (
    select debit_account_id as account, -amount_rial as delta from transfers
    union all select credit_account_id, amount_rial from transfers) as sides
  group by account)`

const last = sql`last as (
  select accounts.id as account, line.balance from accounts cross join lateral (
    select balance from (
      (select id, debit_balance_rial as balance from transfers
        where debit_account_id = accounts.id order by id desc limit 1)
      union all
      (select id, credit_balance_rial from transfers
        where credit_account_id = accounts.id order by id desc limit 1)) as ends
    order by id desc limit 1) as line)`

/** What a company's announced cargos need on hold for the trucks that nobody took yet. */
const needed = sql`needed as (
  select company_id, sum(remaining * (company_fee_rial + commission_rial))::bigint as amount from cargos
  where status not in (${sql.lit(cargoStatus.finished)}, ${sql.lit(cargoStatus.awaitingReview)})
  group by company_id)`

const ofAccount = sql`${nameOfOwner(sql`accounts.driver_id`, sql`accounts.company_id`)} as owner,
  accounts.id as "accountId", null::bigint as "transactionNumber", null::int as "paymentId"`

const differences = sql`differences as (
  select 'balance' as kind, ${ofAccount}, coalesce(moved.amount, 0) as expected, balance_rial as found
  from accounts left join moved on moved.account = accounts.id
  where balance_rial is not null and balance_rial <> coalesce(moved.amount, 0)
  union all
  select 'last_line', ${ofAccount}, last.balance, balance_rial
  from accounts join last on last.account = accounts.id
  where balance_rial is not null and balance_rial is distinct from last.balance
  union all
  select 'hold', ${ofAccount}, coalesce(needed.amount, 0), balance_rial
  from accounts left join needed on needed.company_id = accounts.company_id
  where accounts.kind = 'company_held' and balance_rial <> coalesce(needed.amount, 0)
  union all
  select 'payment', ${nameOfOwner(sql`payments.driver_id`, sql`payments.company_id`)}, accounts.id, transfers.id,
    payments.id, payments.amount_rial, transfers.amount_rial
  from payments join transfers on transfers.id = payments.transfer_id
    join accounts on accounts.id = transfers.credit_account_id
  where transfers.kind <> 'top_up' or transfers.amount_rial <> payments.amount_rial
    or accounts.kind not in ('driver', 'company')
    or (accounts.driver_id, accounts.company_id) is distinct from (payments.driver_id, payments.company_id)
  union all
  select 'unexplained', ${nameOfOwner(sql`accounts.driver_id`, sql`accounts.company_id`)}, accounts.id, transfers.id,
    null, 0, transfers.amount_rial
  from transfers join accounts on accounts.id = case transfers.kind when 'top_up' then transfers.credit_account_id
    else transfers.debit_account_id end
  where transfers.kind in ('top_up', 'withdrawal') and ${depositSource} = 'unknown')`
