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

export type CommissionSettings = {
  commissionFixedRial: number
  commissionByKm: boolean
  commissionMaxKmPriceRial: number
  commissionMinKmPriceRial: number
  commissionMinKm: number
}

/** In: a company's financial configuration and the way in km. Out: the commission of one truck in rials (decisions §8). */
export function computeCommission(settings: CommissionSettings, distanceKm: number): number {
  if (!settings.commissionByKm) return settings.commissionFixedRial
  const km = Math.ceil(distanceKm)
  if (km <= settings.commissionMinKm) return settings.commissionMinKmPriceRial
  return Math.max(settings.commissionMinKmPriceRial, settings.commissionMaxKmPriceRial * km)
}
