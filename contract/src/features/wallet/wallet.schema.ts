import * as z from 'zod/mini'
import * as f from '../../kernel/fields.ts'
import { rowOf } from '../../kernel/rows.ts'
import { leastChargeRial, walletFaults } from './wallet.text.ts'
import { transferGroupNames } from './wallet.states.ts'
import { transactionTable } from './wallet.columns.ts'
import { notWritten } from '../../kernel/not-given.ts'

/**
 * Rials. `heldBalance` is what a company's open cargos have on hold (rules 13.9). `unitCost` is what one truck of a company's
 * last load took, or what the hall `unitHallId` of a driver's latest turn asks for one; null where there was none, or it takes
 * nothing.
 */
export const Balance = z.object({
  availableBalance: z.number(),
  heldBalance: z.number(),
  unitCost: z.nullable(z.number()),
  unitHallId: z.nullable(z.number()),
})

const owner = {
  DriverId: f.optional(f.id('راننده')),
  TransportationCompanyId: f.optional(f.id('شرکت')),
}
/** Whose wallet: of a driver or of a company. */
export const WalletOwner = z.object(owner)

const days = { FromDate: f.optional(f.jalaliDay('از تاریخ')), ToDate: f.optional(f.jalaliDay('تا تاریخ')) }

/** Which lines of a wallet: of days, both counted, and of one view. */
export const TransactionsBody = z.object({
  ...owner,
  ...days,
  Group: f.optional(f.oneOf('نما', transferGroupNames)),
})

/** A wallet over days, both counted; without a first day this month's, without a last one until today. */
export const ReportQuery = z.object({ ...owner, ...days })
export const PrintQuery = z.object({ ...owner, ...days, ExportFormat: f.optional(f.oneOf('قالب', ['pdf'])) })

export const ChargeBody = z.object({
  ...owner,
  Amount: f.integer('مبلغ', { min: leastChargeRial, max: 1_000_000_000_000, tooSmall: walletFaults.least }),
  Description: f.text('شرح', { max: 300, missing: notWritten('شرح') }),
})

/** In: what reads well. Out: that exactly one owner was not named. */
export function ownerFaults({
  DriverId,
  TransportationCompanyId,
}: Record<string, unknown>): [field: string, sentence: string][] {
  if (DriverId !== undefined && TransportationCompanyId !== undefined)
    return [['TransportationCompanyId', walletFaults.oneOwner]]
  return DriverId === undefined && TransportationCompanyId === undefined
    ? [['TransportationCompanyId', walletFaults.owner]]
    : []
}

/**
 * A line of a wallet's statement (rules 13.8): of `deposit` and `withdraw` one is 0, `availableBalance` is what it left;
 * rials. `accountType` is `kind` in words. A line that is `isOnHold` moved `amount` of a company's held money and not its
 * balance: of it both are 0, and `fromHold` is what it took from there, less than 0 where it gave back.
 */
export const TransactionRow = z.extend(rowOf(transactionTable), {
  id: z.number(),
})
export type TransactionRow = z.output<typeof TransactionRow>

/** A sum of money and how many lines it is made of. */
const Sum = z.object({ amount: z.number(), count: z.number() })

/**
 * A wallet over days; rials. `opening` + `deposit` − `withdraw` = `closing`, which is the balance now where `isUntilNow`.
 * Of a company's held money likewise: `opening` + `held` + `returned` − `released` − `used` = `closing`; now it is for
 * `trucks` that are left in `cargos`. `days` are all of the range until now, each with its closing balance.
 */
export const AccountReport = z.object({
  from: z.string(),
  to: z.string(),
  isUntilNow: z.boolean(),
  opening: z.number(),
  deposit: Sum,
  withdraw: Sum,
  closing: z.number(),
  /** Lines of all kinds, those on hold included. */
  lines: z.number(),
  days: z.array(z.object({ date: z.string(), closing: z.number(), topUp: z.number() })),
  held: z.nullable(
    z.object({
      opening: z.number(),
      held: Sum,
      returned: Sum,
      released: Sum,
      used: Sum,
      closing: z.number(),
      trucks: z.number(),
      cargos: z.number(),
    }),
  ),
})
export type AccountReport = z.output<typeof AccountReport>
