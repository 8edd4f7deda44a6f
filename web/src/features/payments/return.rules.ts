import { type PaymentFailure, paymentFailures } from '@bargah/contract/features/payments/payments.states.ts'
import { failureLabels } from '@bargah/contract/features/payments/payments.text.ts'
import type { Payment } from '@bargah/contract/features/payments/payments.schema.ts'

export type OutcomeLook = 'ok' | 'no' | 'wait' | 'unknown'
export type ReturnWords = { look: OutcomeLook; title: string; why?: string }
type Known = Pick<Payment, 'status' | 'failure'>

/** In: a payment. Out: why it did not come to the wallet, or null; of one that came too late, where its money went. */
export const whyNotPaid = ({ status, failure }: Known): string | null =>
  status === 'reversed' ? 'بانک پول را به کارت برگرداند' : failure && failureLabels[failure]

/** In: where a bank led back to. Out: which payment (`id` where it can be one), its token, and what the address says of it. */
export function readReturn(search: string) {
  const asked = new URLSearchParams(search)
  const said = (name: string) => asked.get(name) ?? ''
  const orderId = said('orderId')
  return {
    orderId,
    id: /^[1-9]\d{0,8}$/.test(orderId) ? Number(orderId) : undefined,
    token: said('token'),
    msg: said('msg'),
  }
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

const unread: ReturnWords = {
  look: 'unknown',
  title: 'نتیجهٔ پرداخت هنوز خوانده نشده است',
  why: 'تا خوانده شود، دوباره پرداخت نکنید.',
}

const stranger: ReturnWords = {
  look: 'unknown',
  title: 'برای دیدن نتیجهٔ پرداخت وارد شوید',
  why: 'نتیجه تنها به صاحب کیف پول نشان داده می‌شود.',
}

/**
 * In: what the address says, and, when they were read, the payment among the own ones. Out: what the payment came to. The
 * address alone is anybody's word: that money came is said by the payment itself, and nothing to whoever is not signed in.
 */
export function outcomeOf(
  msg: string,
  read: { payment: Known | undefined } | undefined,
  isSignedIn = true,
): ReturnWords {
  if (!isSignedIn) return stranger
  if (read && !read.payment) return unknown
  const payment = read?.payment
  if (payment?.status === 'reversed') return failed(undefined)
  const said: string = payment ? (payment.failure ?? payment.status) : msg
  const failure = paymentFailures.find((one) => one === said)
  if (said === 'credited') return payment ? { look: 'ok', title: 'به کیف پول شما رسید' } : unread
  if (failure || said === 'failed' || said === 'reversed') return failed(failure)
  return {
    look: 'wait',
    title: 'هنوز از بانک می‌پرسیم',
    why: 'بانک جواب نداده است. دوباره پرداخت نکنید.',
  }
}

type Figure = { key: string; term: string; rial: number; isSigned?: true; isSum?: true }

/** In: what came of a payment, the payment, and what the wallet holds now, if it was read. Out: before, paid, after and now, as far as they are known. */
export function returnFigures(
  look: OutcomeLook,
  payment: Pick<Payment, 'amount' | 'availableBalance'> | undefined,
  balanceRial: number | undefined,
): Figure[] {
  const held = (term: string): Figure[] =>
    balanceRial === undefined ? [] : [{ key: 'now', term, rial: balanceRial }]
  const now = held('ماندهٔ اکنون، ریال')
  if (!payment) return now
  const { amount, availableBalance: after } = payment
  if (look === 'no') return held('مانده، بی‌تغییر، ریال')
  if (look === 'wait' && balanceRial !== undefined)
    return [...now, { key: 'after', term: 'اگر تأیید شود، ریال', rial: balanceRial + amount, isSum: true }]
  if (look !== 'ok' || after === null) return now
  const isStill = balanceRial === after
  return [
    { key: 'before', term: 'پیش از این، ریال', rial: after - amount },
    { key: 'paid', term: 'واریز', rial: amount, isSigned: true },
    { key: 'after', term: isStill ? 'ماندهٔ اکنون، ریال' : 'پس از آن، ریال', rial: after, isSum: true },
    // what was done with it since
    ...(isStill ? [] : now),
  ]
}
