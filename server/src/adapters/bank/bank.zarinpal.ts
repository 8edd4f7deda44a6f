import * as z from 'zod/mini'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import type { Outside } from '../../kernel/outside.ts'
import { type Bank, BankFault, type BankAnswer } from './bank.port.ts'

export const zarinpalBase = 'https://payment.zarinpal.com'

const code = { done: 100, confirmedBefore: 101, wrongAmount: -50, notReversible: -60 } as const
/** From here up it is we who are at fault, or the merchant's account: nothing is said of the payment. */
const ourFaults = -49

const Refused = z.object({ errors: z.object({ code: z.number() }) })
const Begun = z.object({
  data: z.object({
    code: z.literal(code.done),
    authority: z.string().check(z.regex(/^[A-Za-z\d]{1,100}$/)),
  }),
})
const Confirmed = z.object({
  data: z.object({
    code: z.literal([code.done, code.confirmedBefore]),
    ref_id: z.union([z.number(), z.string()]),
    card_pan: z.nullish(z.string()),
  }),
})
const Reversed = z.object({ data: z.object({ code: z.literal(code.done) }) })

/** Zarinpal v4: JSON, rials by `currency`; `key` is the merchant's id. */
export function createZarinpal(service: Outside, { base, key }: { base: string; key: string }): Bank {
  /** What is agreed, or the code by which the bank refuses. */
  async function ask<S extends z.ZodMiniType>(name: string, data: object, shape: S, mayRepeat = false) {
    const reply = await service.ask({
      method: 'POST',
      path: `/pg/v4/payment/${name}.json`,
      json: { merchant_id: key, ...data },
      mayRepeat,
    })
    const value = readJson(reply.text)
    const agreed = z.safeParse(shape, value)
    if (agreed.success) return { said: agreed.data }
    const refused = z.safeParse(Refused, value)
    if (refused.success) return { refusedBy: refused.data.errors.code }
    throw new BankFault(`${name}: a reply that is not as agreed, HTTP ${reply.status}`)
  }
  return {
    gateway: 'zarinpal',
    async begin({ orderId, amountRial, returnUrl }) {
      const asked = {
        amount: amountRial,
        currency: 'IRR',
        description: `افزایش موجودی، سفارش ${toPersianDigits(orderId)}`,
        callback_url: returnUrl,
        metadata: { order_id: String(orderId) },
      }
      const { said, refusedBy } = await ask('request', asked, Begun)
      if (!said) throw new BankFault(`request: ${refusedBy}`)
      return said.data.authority
    },
    pageOf: (token) => `${base.replace(/\/$/, '')}/pg/StartPay/${encodeURIComponent(token)}`,
    readReturn: (status) => (status === 'NOK' ? 'declined' : null),
    async verify({ amountRial, token }) {
      const { said, refusedBy } = await ask(
        'verify',
        { amount: amountRial, authority: token },
        Confirmed,
        true,
      )
      if (!said) return judge(refusedBy)
      const { ref_id: reference, card_pan: card } = said.data
      return { is: 'paid', reference: String(reference), card: card || null }
    },
    async reverse(token) {
      const { said, refusedBy } = await ask('reverse', { authority: token }, Reversed)
      if (said) return true
      if (refusedBy > code.notReversible) throw new BankFault(`reverse: ${refusedBy}`)
      return false
    },
  }
}

/** Zarinpal answers unpaid and failed alike, so the payment stays pending until it expires. */
function judge(refusedBy: number): BankAnswer {
  if (refusedBy === code.wrongAmount) return { is: 'failed', failure: 'wrong_amount' }
  if (refusedBy >= ourFaults) throw new BankFault(`verify: ${refusedBy}`)
  return { is: 'waiting' }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
