import * as z from 'zod/mini'
import * as f from '../../kernel/fields.ts'
import { leastChargeRial, walletFaults } from '../wallet/wallet.text.ts'
import { longestBack, readBack } from './top-up.ts'
import { paymentFailures, paymentStatuses } from './payments.states.ts'

/** The most that is paid at once, in rials. */
export const mostPaymentRial = 100_000_000_000

export const PaymentBody = z.object({
  Amount: f.integer('مبلغ', { min: leastChargeRial, max: mostPaymentRial, tooSmall: walletFaults.least }),
  /** Where the person goes on afterwards (ours): a path of the panel's own. */
  Back: f.optional(
    f.field<string, string>('نشانی بازگشت', { type: 'string', maxLength: longestBack }, (value) => {
      const path = readBack(value)
      return path === undefined ? { fault: 'نشانی بازگشت باید صفحه‌ای از همین سامانه باشد.' } : { value: path }
    }),
  ),
})

/** `data` is the bank's token (rules 13.10); ours: the order's number and where the browser goes. */
export const BegunPayment = z.object({
  code: z.literal(1),
  message: z.string(),
  data: z.string(),
  orderId: z.number(),
  url: z.string(),
})

/** Which payment a person comes back from: a word that only the bank and his browser were given. */
const ReturnTo = z.object({ Nonce: f.secret(f.text('نشان بازگشت', { max: 100 })) })
/** What a bank's site says beside that, each bank in its own words; what decides nothing is not read. */
const ReturnSays = { Status: f.optional(f.text('وضعیت', { max: 20 })) }
export const ReturnQuery = z.extend(ReturnTo, ReturnSays)
export const ReturnForm = { query: ReturnTo, body: z.object(ReturnSays) }

/** A payment as its owner sees it; rials. `transactionNumber` is the line of the statement that credited it. */
export const Payment = z.object({
  id: z.number(),
  amount: z.number(),
  gateway: z.string(),
  status: z.enum(paymentStatuses),
  failure: z.nullable(z.enum(paymentFailures)),
  token: z.string(),
  reference: z.nullable(z.string()),
  card: z.nullable(z.string()),
  transactionNumber: z.nullable(z.number()),
  createdAt: z.string(),
  /** Until when the bank may still confirm it. */
  deadline: z.string(),
  settledAt: z.nullable(z.string()),
  /** What the wallet held right after it came; null where it did not. */
  availableBalance: z.nullable(z.number()),
  /** Where the person goes on, when the payment was begun for want of money. */
  back: z.nullable(z.string()),
})
export type Payment = z.output<typeof Payment>

/** Also the payment of that number, where it is one's own, however many came after it (ours). */
export const PaymentsQuery = z.object({ OrderId: f.optional(f.id('سفارش')) })

/** How one tops up: by which bank, null for none, and one's latest payments, the newest first. */
export const Payments = z.object({ bank: z.nullable(z.string()), payments: z.array(Payment) })
