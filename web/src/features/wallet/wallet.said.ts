import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { formatRialInToman } from '@bargah/contract/kernel/money.ts'

/** In: a balance, and for how many turns it is enough, null where nobody knows. Out: what the wallet says aloud. */
export const sayBalance = (rial: number, turns: number | null): string =>
  [
    `${formatRialInToman(rial)} دارید.`,
    turns !== null && (turns === 0 ? 'برای یک نوبت بس نیست.' : `برای ${formatNumber(turns)} نوبت بس است.`),
  ]
    .filter(Boolean)
    .join(' ')
