import { readBack } from '@bargah/contract/features/payments/top-up.ts'
import { leastChargeRial } from '@bargah/contract/features/wallet/wallet.text.ts'
import { sumInWords } from '../../ui/sum-words.ts'

/** What topping up was asked for: an amount in rials that is filled in, and where one goes on afterwards. */
export type TopUpAsked = { amount: number | null; back: string | undefined }

/** In: what the address says. Out: what of it counts. */
export function readAsked({ amount, back }: { amount?: unknown; back?: unknown }): TopUpAsked {
  const isAmount = typeof amount === 'number' && Number.isSafeInteger(amount) && amount >= leastChargeRial
  return { amount: isAmount ? amount : null, back: readBack(back) }
}

const rialsOfToman = 10

/** In: rials. Out: the same in words, in toman; undefined for what is less than one. */
export const inToman = (rial: number | null): string | undefined =>
  rial && rial >= rialsOfToman ? sumInWords(Math.floor(rial / rialsOfToman), 'تومان') : undefined

/** Leads to a bank's site, which asks by whom; of where in the panel one was it learns nothing. */
export function leaveFor(url: string): void {
  const way = document.createElement('a')
  way.href = url
  way.referrerPolicy = 'origin'
  way.click()
}

type Fee = { driverCharghe: number; isActive?: boolean }

/** In: what a wallet would hold, and the halls. Out: for how many turns it is enough wherever they are taken; null where none costs. */
export function turnsCovered(balanceRial: number, halls: readonly Fee[]): number | null {
  const dearest = Math.max(0, ...halls.map(({ driverCharghe }) => driverCharghe))
  return dearest > 0 ? Math.floor(balanceRial / dearest) : null
}
