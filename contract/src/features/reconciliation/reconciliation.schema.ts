import * as z from 'zod/mini'
import * as f from '../../kernel/fields.ts'
import { rowOf } from '../../kernel/rows.ts'
import { paymentStatuses } from '../payments/payments.states.ts'
import { accountKinds } from '../wallet/wallet.states.ts'
import { comparedThings, depositSources, differenceKinds, witnesses } from './reconciliation.states.ts'
import { accountTable, ledgerTable, paymentTable } from './reconciliation.columns.ts'

/** How many and how much, rials. */
const counted = { count: z.number(), amount: z.number() }

/** Two figures that should be one. What it is about is named by the ids that it has. */
const Difference = z.object({
  kind: z.enum(differenceKinds),
  /** Whose, as he is called. */
  owner: z.string(),
  accountId: z.nullable(z.number()),
  transactionNumber: z.nullable(z.number()),
  paymentId: z.nullable(z.number()),
  expected: z.number(),
  found: z.number(),
})
export type Difference = z.output<typeof Difference>

/** What a table says and what the log, the audit, the bank or the ledger says of the same; null where one of the two says nothing. */
const TableDifference = z.object({
  of: z.enum(comparedThings),
  hallId: z.nullable(z.number()),
  /** Which: an id, a turn's number, a round with turn and cargo, a table with an id, a company with day, kind and side. */
  rowId: z.string(),
  against: z.enum(witnesses),
  field: z.string(),
  table: z.nullable(z.string()),
  told: z.nullable(z.string()),
})
export type TableDifference = z.output<typeof TableDifference>

/** What the last comparison of tables with log, audit and bank found; null before the first. */
const TableCheck = z.object({
  at: z.string(),
  entries: z.number(),
  rows: z.number(),
  /** The first ones, and how many there are. */
  differences: z.array(TableDifference),
  differenceCount: z.number(),
})
export type TableCheck = z.output<typeof TableCheck>

/** All money of the product, of one moment. `sum` of all accounts is 0, and there are no differences, or something is wrong. */
export const Reconciliation = z.object({
  at: z.string(),
  accounts: z.array(z.object({ kind: z.enum(accountKinds), ...counted })),
  sum: z.number(),
  deposits: z.array(z.object({ source: z.enum(depositSources), ...counted })),
  withdrawals: z.object(counted),
  payments: z.array(z.object({ status: z.enum(paymentStatuses), ...counted })),
  oldestPendingAt: z.nullable(z.string()),
  /** The first hundred, and how many there are. */
  differences: z.array(Difference),
  differenceCount: z.number(),
  tables: z.nullable(TableCheck),
})
export type Reconciliation = z.output<typeof Reconciliation>

export const AccountRow = rowOf(accountTable)
export type AccountRow = z.output<typeof AccountRow>

export const LedgerBody = z.object({
  FromDate: f.optional(f.jalaliDay('از تاریخ')),
  ToDate: f.optional(f.jalaliDay('تا تاریخ')),
  AccountId: f.optional(f.id('حساب')),
})

/** A transfer between two accounts; rials. `source` is of top-ups alone. */
export const LedgerRow = z.extend(rowOf(ledgerTable), {
  id: z.number(),
})
export type LedgerRow = z.output<typeof LedgerRow>

export const PaymentRow = rowOf(paymentTable)
export type PaymentRow = z.output<typeof PaymentRow>
