import { formatRialInToman } from '@bargah/contract/kernel/money.ts'
import type { OutcomeLook } from './return.rules.ts'

/** In: what a payment came to, its amount, and what the wallet holds now, as far as they are known. Out: what is said of it. */
export function sayReturn(
  look: OutcomeLook,
  amount: number | undefined,
  balance: number | undefined,
): string {
  if (look === 'no') return 'پرداخت نشد. پولی کم نشد.'
  if (look !== 'ok') return 'بانک هنوز جواب نداده. دوباره پول ندهید.'
  return [
    amount === undefined ? 'پول رسید.' : `${formatRialInToman(amount)} رسید.`,
    balance !== undefined && `حالا ${formatRialInToman(balance)} دارید.`,
  ]
    .filter(Boolean)
    .join(' ')
}
