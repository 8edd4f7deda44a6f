import { mostPaymentRial } from '@bargah/contract/features/payments/payments.schema.ts'
import { readBack } from '@bargah/contract/features/payments/top-up.ts'
import { leastChargeRial } from '@bargah/contract/features/wallet/wallet.text.ts'
import { formatRialInToman, RIALS_PER_TOMAN } from '@bargah/contract/kernel/money.ts'
import { notWritten } from '@bargah/contract/kernel/not-given.ts'

/** What topping up was asked for: an amount in rials that the bank takes and that is filled in, and where one goes on afterwards. */
export type TopUpAsked = { amount: number | null; back: string | undefined }

/** In: what the address says. Out: what of it counts. */
export function readTopUpAsked({ amount, back }: { amount?: unknown; back?: unknown }): TopUpAsked {
  const isAmount = typeof amount === 'number' && faultOfSum(amount) === undefined
  return { amount: isAmount ? amount : null, back: readBack(back) }
}

/** What a driver is offered, rials. */
export const readyRials = [500_000, 1_000_000, 2_000_000, 5_000_000] as const

/** In: the rials that topping up was asked for, if any. Out: what a driver is offered at first, whole toman: no less than he lacks. */
export const firstOffer = (askedRial: number | null): number =>
  askedRial === null ? readyRials[1] : Math.ceil(askedRial / RIALS_PER_TOMAN) * RIALS_PER_TOMAN

/** In: the rials that a driver would pay; NaN is no number. Out: what is wrong with them, in toman; undefined for nothing. */
export function faultOfSum(rial: number | null): string | undefined {
  if (rial === null || Number.isNaN(rial)) return notWritten('مبلغ')
  if (!Number.isInteger(rial)) return 'مبلغ را بی‌ممیز بنویسید.'
  if (rial < leastChargeRial) return `از ${formatRialInToman(leastChargeRial)} کمتر نمی‌شود.`
  if (rial > mostPaymentRial) return `از ${formatRialInToman(mostPaymentRial)} بیشتر نمی‌شود.`
  return undefined
}
