import * as z from 'zod/mini'
import type { Outside } from '../../kernel/outside.ts'
import { escapeXml, soapEnvelope, unescapeXml } from '../xml.ts'
import { type Bank, BankFault, type BankAnswer } from './bank.port.ts'

export const parsianBase = 'https://pec.shaparak.ir'

const services = {
  SalePaymentRequest: 'Sale/SaleService',
  ConfirmPaymentWithAmount: 'Confirm/ConfirmService',
  ReversalRequest: 'Reverse/ReversalService',
} as const
type Method = keyof typeof services

const code = {
  done: '0',
  wrongPin: '-126',
  addressNotAllowed: '-127',
  cancelledByPerson: '-138',
  cannotConfirmFailed: '-1531',
  confirmedBefore: '-1533',
  tooLateToReverse: '-1549',
  reversedBefore: '-1551',
} as const
/** Our configuration is wrong; this says nothing about the payment. */
const ourFaults: readonly string[] = [code.wrongPin, code.addressNotAllowed]

const status = z.string().check(z.regex(/^-?\d{1,6}$/))
const positive = z.string().check(z.regex(/^0*[1-9]\d*$/))
const Begun = z.object({ Status: z.literal(code.done), Token: positive })
const Confirmed = z.object({
  Status: status,
  RRN: z.optional(z.string()),
  CardNumberMasked: z.optional(z.string()),
})
const Any = z.object({ Status: status })

/** Parsian's gateway: SOAP 1.1, rials; `key` is the LoginAccount. */
export function createParsian(service: Outside, { base, key }: { base: string; key: string }): Bank {
  async function ask(method: Method, data: Record<string, string | number>, mayRepeat: boolean) {
    const namespace = `https://pec.Shaparak.ir/NewIPGServices/${services[method]}`
    const said: Record<string, string | number> = { LoginAccount: key, ...data }
    const fields = Object.entries(said)
      .map(([name, value]) => `<${name}>${escapeXml(String(value))}</${name}>`)
      .join('')
    const reply = await service.ask({
      method: 'POST',
      path: `/NewIPGServices/${services[method]}.asmx`,
      headers: { soapaction: `"${namespace}/${method}"` },
      xml: soapEnvelope(method, namespace, `<requestData>${fields}</requestData>`),
      mayRepeat,
    })
    if (reply.status !== 200) throw new BankFault(`${method}: HTTP ${reply.status}`)
    return readResult(method, reply.text)
  }
  return {
    gateway: 'parsian',
    async begin({ orderId, amountRial, returnUrl }) {
      const data = { Amount: amountRial, OrderId: orderId, CallBackUrl: returnUrl, AdditionalData: '' }
      return parsed(Begun, 'SalePaymentRequest', await ask('SalePaymentRequest', data, false)).Token
    },
    pageOf: (token) => `${base.replace(/\/$/, '')}/NewIPG/?Token=${encodeURIComponent(token)}`,
    readReturn(said) {
      if (said === undefined || said === code.done) return null
      return said === code.cancelledByPerson ? 'cancelled' : 'declined'
    },
    async verify({ orderId, amountRial, token }) {
      const data = { Token: token, OrderId: orderId, Amount: amountRial }
      const method = 'ConfirmPaymentWithAmount'
      return judge(parsed(Confirmed, method, await ask(method, data, true)), token)
    },
    async reverse(token) {
      const { Status } = parsed(Any, 'ReversalRequest', await ask('ReversalRequest', { Token: token }, false))
      if (Status === code.done || Status === code.reversedBefore) return true
      if (Status === code.tooLateToReverse) return false
      throw new BankFault(`ReversalRequest: ${Status}`)
    },
  }
}

/** Until the bank says that the payment is or can never be ours, it may still be paid: its time ends it. */
function judge({ Status, RRN, CardNumberMasked }: z.output<typeof Confirmed>, token: string): BankAnswer {
  const card = CardNumberMasked || null
  const hasReference = positive.safeParse(RRN).success
  if (Status === code.done && !hasReference) throw new BankFault('confirmed without a reference')
  if (Status === code.done || Status === code.confirmedBefore)
    return { is: 'paid', reference: hasReference && RRN ? RRN : token, card }
  if (Status === code.cannotConfirmFailed) return { is: 'failed', failure: 'declined' }
  if (ourFaults.includes(Status)) throw new BankFault(`ConfirmPaymentWithAmount: ${Status}`)
  return { is: 'waiting' }
}

/** The fields of a method's result by their names. */
function readResult(method: Method, reply: string): Record<string, string> {
  const opened = new RegExp(`<(?:\\w+:)?${method}Result[\\s>]`).exec(reply)
  if (!opened) throw new BankFault(`${method}: a reply that is not as agreed`)
  const fields = reply.slice(opened.index).matchAll(/<(?:\w+:)?(\w+)>([^<]*)<\//g)
  return Object.fromEntries(
    Array.from(fields, ([, name = '', value = '']) => [name, unescapeXml(value).trim()]),
  )
}

function parsed<S extends z.ZodMiniType>(
  shape: S,
  method: Method,
  fields: Record<string, string>,
): z.output<S> {
  const read = z.safeParse(shape, fields)
  if (read.success) return read.data
  const { Status } = fields
  throw new BankFault(
    `${method}: ${status.safeParse(Status).success ? Status : 'a reply that is not as agreed'}`,
  )
}
