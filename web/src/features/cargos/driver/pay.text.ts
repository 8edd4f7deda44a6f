import { computePay, type OfficialRent, type PayFacts } from '@bargah/contract/features/cargos/pay.rules.ts'
import { sums } from '@bargah/contract/features/cargos/sums.text.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { formatToman } from '@bargah/contract/kernel/money.ts'

/** «۴٪ بالاتر»: how a rent stands to the official one. */
export function sayAgainst({ percent }: OfficialRent): string {
  if (percent === 0) return 'برابر نرخ رسمی'
  return `${formatNumber(Math.abs(percent))}٪ ${percent > 0 ? 'بالاتر' : 'پایین‌تر'}`
}

/** A sum reckoned from a rate, as it is told: in whole thousands of tomans, since its tonnes and kilometres are round too. */
export const inThousands = (toman: number): number => Math.round(toman / 1_000) * 1_000

/** «از نرخ رسمی بیشتر است.»: the same in a sentence, read and heard. */
export function sayOfficial({ percent }: OfficialRent): string {
  if (percent === 0) return 'کرایه برابر نرخ رسمی است.'
  return percent > 0 ? 'کرایه از نرخ رسمی بیشتر است.' : 'کرایه از نرخ رسمی کمتر است.'
}

/** A pay in one line under its net: what is taken of the rent, each kilometre (of the empty run too, km), and the official rate. */
export function sayPay(facts: PayFacts, emptyKm = 0): string {
  const { rentToman, feeToman, perKmToman, official } = computePay(facts, emptyKm)
  const of = `${sums.rent} ${formatToman(rentToman)}`
  const parts = [
    feeToman > 0 ? `${of} منهای ${sums.driverFee} ${formatToman(feeToman)}` : `${of}، بی ${sums.driverFee}`,
    perKmToman !== null && `هر کیلومتر${emptyKm > 0 ? ' با راه خالی' : ''} ${formatToman(perKmToman)}`,
    official && (official.percent === 0 ? sayAgainst(official) : `${sayAgainst(official)} از نرخ رسمی`),
  ]
  return parts.filter(Boolean).join('؛ ')
}
