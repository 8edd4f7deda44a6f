/** One movement of the ledger: from `debit` to `credit`, rials, more than zero (decisions §8). */
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
