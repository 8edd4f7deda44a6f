import * as z from 'zod/mini'
import * as f from '../../kernel/fields.ts'
import { leastChargeRial, walletFaults } from './wallet.text.ts'
import { transferKinds } from './wallet.states.ts'

/** Rials. `heldBalance` is what a company's open cargos have on hold (decisions §8). */
export const Balance = z.object({ availableBalance: z.number(), heldBalance: z.number() })

const owner = {
  DriverId: f.optional(f.id('راننده')),
  TransportationCompanyId: f.optional(f.id('شرکت')),
}
/** Whose wallet: of a driver or of a company. */
export const WalletOwner = z.object(owner)

export const ChargeBody = z.object({
  ...owner,
  Amount: f.integer('مبلغ', { min: leastChargeRial, max: 1_000_000_000_000, tooSmall: walletFaults.least }),
  Description: f.text('شرح', { max: 300, missing: 'شرح را بنویسید.' }),
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
 * A line of a wallet's statement (spec 1 §3): of `deposit` and `withdraw` one is 0, `availableBalance` is what it left;
 * rials. `accountType` is `kind` in words.
 */
export const TransactionRow = z.object({
  id: z.number(),
  transactionNumber: z.number(),
  kind: z.enum(transferKinds),
  accountType: z.string(),
  deposit: z.number(),
  withdraw: z.number(),
  availableBalance: z.number(),
  transactionDate: z.string(),
  transactionTime: z.string(),
  at: z.string(),
  description: z.string(),
  cargoId: z.nullable(z.number()),
  permitId: z.nullable(z.number()),
})
export type TransactionRow = z.output<typeof TransactionRow>
