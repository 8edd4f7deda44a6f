import * as z from 'zod/mini'
import * as f from '../../kernel/fields.ts'
import { paymentStatuses } from '../payments/payments.states.ts'
import { accountKinds, transferKinds } from '../wallet/wallet.states.ts'
import { comparedThings, depositSources, differenceKinds, witnesses } from './reconciliation.states.ts'

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

/** What a table says and what the log, the audit or the bank says of the same; null where one of the two says nothing. */
const TableDifference = z.object({
  of: z.enum(comparedThings),
  hallId: z.nullable(z.number()),
  /** Which: an id, a turn's number, a round with turn and cargo, a table with an id. */
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

export const AccountRow = z.object({
  id: z.number(),
  kind: z.enum(accountKinds),
  ownerName: z.string(),
  balance: z.number(),
  driverId: z.nullable(z.number()),
  companyId: z.nullable(z.number()),
})
export type AccountRow = z.output<typeof AccountRow>

export const LedgerBody = z.object({
  FromDate: f.optional(f.jalaliDay('از تاریخ')),
  ToDate: f.optional(f.jalaliDay('تا تاریخ')),
  AccountId: f.optional(f.id('حساب')),
})

/** A transfer between two accounts; rials. `source` is of top-ups alone. */
export const LedgerRow = z.object({
  id: z.number(),
  transactionNumber: z.number(),
  date: z.string(),
  time: z.string(),
  at: z.string(),
  kind: z.enum(transferKinds),
  fromName: z.string(),
  toName: z.string(),
  amount: z.number(),
  description: z.string(),
  byName: z.nullable(z.string()),
  source: z.nullable(z.enum(depositSources)),
  cargoId: z.nullable(z.number()),
  permitId: z.nullable(z.number()),
  paymentId: z.nullable(z.number()),
})
export type LedgerRow = z.output<typeof LedgerRow>

export const PaymentRow = z.object({
  id: z.number(),
  status: z.enum(paymentStatuses),
  ownerName: z.string(),
  amount: z.number(),
  gateway: z.string(),
  createdDate: z.string(),
  createdTime: z.string(),
  createdAt: z.string(),
  settledAt: z.nullable(z.string()),
  askedAt: z.nullable(z.string()),
  reference: z.nullable(z.string()),
  transactionNumber: z.nullable(z.number()),
})
export type PaymentRow = z.output<typeof PaymentRow>
