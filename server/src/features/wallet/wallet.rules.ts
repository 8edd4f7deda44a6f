import type { WalletRefusal } from '@bargah/contract/features/wallet/wallet.text.ts'

/** One movement of the ledger: from `debit` to `credit`, rials, more than zero (rules 13.2). */
export type Movement = { debitAccountId: number; creditAccountId: number; amountRial: number }

/** In: movements. Out: what each account gains or loses by all of them together, accounts in the order of their ids. */
export function computeNet(movements: readonly Movement[]): [accountId: number, deltaRial: number][] {
  const net = new Map<number, number>()
  const add = (account: number, delta: number) => net.set(account, (net.get(account) ?? 0) + delta)
  for (const { debitAccountId, creditAccountId, amountRial } of movements) {
    add(debitAccountId, -amountRial)
    add(creditAccountId, amountRial)
  }
  return [...net].sort(([a], [b]) => a - b)
}

/** In: a balance, and what is added to it, below zero taken from it. Out: why not, or null. */
export const mayDeduct = (balanceRial: number, amountRial: number): WalletRefusal | null =>
  balanceRial + amountRial < 0 ? 'below_zero' : null
