import { type PaymentFailure, paymentFailures } from '@bargah/contract/features/payments/payments.states.ts'
import { failureLabels } from '@bargah/contract/features/payments/payments.text.ts'
import type { Payment } from '@bargah/contract/features/payments/payments.schema.ts'

export type OutcomeLook = 'ok' | 'no' | 'wait' | 'unknown'
export type ReturnWords = { look: OutcomeLook; title: string; why?: string }
type Known = Pick<Payment, 'status' | 'failure'>

/** In: a payment. Out: why it did not come to the wallet, or null; of one that came too late, where its money went. */
export const whyNotPaid = ({ status, failure }: Known): string | null =>
  status === 'reversed' ? 'بانک پول را به کارت برگرداند' : failure && failureLabels[failure]

/** In: where a bank led back to. Out: which payment, its token, and what the address says of it. */
export function readReturn(search: string): { orderId: string; token: string; msg: string } {
  const asked = new URLSearchParams(search)
  const said = (name: string) => asked.get(name) ?? ''
  return { orderId: said('orderId'), token: said('token'), msg: said('msg') }
}

const failed = (failure: PaymentFailure | undefined): ReturnWords => ({
  look: 'no',
  title: 'پرداخت انجام نشد',
  ...(failure && { why: `${failureLabels[failure]}.` }),
})

const unknown: ReturnWords = {
  look: 'unknown',
  title: 'این پرداخت در کیف پول شما نیست',
  why: 'شاید با حساب دیگری پرداخت شده باشد؛ پرداخت‌های خود را در «افزایش موجودی» ببینید.',
}

/**
 * In: what the address says, and, when they were read, the payment among the own ones. Out: what the payment came to. The
 * address alone is anybody's word: where the payments are known, they decide.
 */
export function outcomeOf(msg: string, read: { payment: Known | undefined } | undefined): ReturnWords {
  if (read && !read.payment) return unknown
  const payment = read?.payment
  if (payment?.status === 'reversed') return failed(undefined)
  const said: string = payment ? (payment.failure ?? payment.status) : msg
  const failure = paymentFailures.find((one) => one === said)
  if (said === 'credited') return { look: 'ok', title: 'به کیف پول شما رسید' }
  if (failure || said === 'failed' || said === 'reversed') return failed(failure)
  return {
    look: 'wait',
    title: 'هنوز از بانک می‌پرسیم',
    why: 'بانک جواب نداده است. دوباره پرداخت نکنید.',
  }
}

type Figure = { key: string; term: string; rial: number; isSigned?: true; isSum?: true }

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
