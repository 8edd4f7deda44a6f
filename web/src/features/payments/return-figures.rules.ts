import type { Payment } from '@bargah/contract/features/payments/payments.schema.ts'
import type { OutcomeLook } from './return.rules.ts'

export type Figure = { key: string; term: string; rial: number; isSigned?: true; isSum?: true }

/** So long after it came, what the wallet holds less the payment is what it held before. */
const freshMs = 10 * 60_000

/** In: what came of a payment, the payment, what the wallet holds, and now. Out: before, paid and now, as far as it is known. */
export function returnFigures(
  look: OutcomeLook,
  payment: Pick<Payment, 'amount' | 'settledAt'> | undefined,
  balanceRial: number,
  now: Date,
): Figure[] {
  const held: Figure = { key: 'now', term: 'ماندهٔ اکنون، ریال', rial: balanceRial }
  if (!payment) return [held]
  const { amount, settledAt } = payment
  if (look === 'no') return [{ ...held, term: 'مانده، بی‌تغییر، ریال' }]
  if (look === 'wait')
    return [held, { key: 'after', term: 'اگر تأیید شود، ریال', rial: balanceRial + amount, isSum: true }]
  const isFresh = settledAt !== null && now.getTime() - new Date(settledAt).getTime() < freshMs
  if (look !== 'ok' || !isFresh || balanceRial < amount) return [held]
  return [
    { key: 'before', term: 'پیش از این، ریال', rial: balanceRial - amount },
    { key: 'paid', term: 'واریز', rial: amount, isSigned: true },
    { ...held, isSum: true },
  ]
}
