import { readBack } from '@bargah/contract/features/payments/top-up.ts'
import { leastChargeRial } from '@bargah/contract/features/wallet/wallet.text.ts'

/** What topping up was asked for: an amount in rials that is filled in, and where one goes on afterwards. */
export type TopUpAsked = { amount: number | null; back: string | undefined }

/** In: what the address says. Out: what of it counts. */
export function readAsked({ amount, back }: { amount?: unknown; back?: unknown }): TopUpAsked {
  const isAmount = typeof amount === 'number' && Number.isSafeInteger(amount) && amount >= leastChargeRial
  return { amount: isAmount ? amount : null, back: readBack(back) }
}

type Fee = { driverCharghe: number; isActive?: boolean }

/** In: what a wallet would hold, and the halls. Out: for how many turns it is enough wherever they are taken; null where none costs. */
export function turnsCovered(balanceRial: number, halls: readonly Fee[]): number | null {
  const dearest = Math.max(0, ...halls.map(({ driverCharghe }) => driverCharghe))
  return dearest > 0 ? Math.floor(balanceRial / dearest) : null
}
