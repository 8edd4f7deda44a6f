import { openLocalBank, type Protocol } from './local-bank.ts'

const paths = {
  begin: '/pg/v4/payment/request.json',
  verify: '/pg/v4/payment/verify.json',
  reverse: '/pg/v4/payment/reverse.json',
}
const key = '0c5a1e52-1111-4222-8333-944455556666'

type Data = {
  merchant_id: string
  amount: number
  authority: string
  callback_url: string
  currency: string
} & {
  metadata?: { order_id: string }
}
const done = (data: object) => ({ data, errors: [] })
const refused = (code: number) => ({ data: [], errors: { code, message: 'a message', validations: [] } })

/** Zarinpal v4: JSON; what it refuses it says with a status of 4xx. */
const speak: Protocol = ({ path, body }, { orders, isStranger }) => {
  const data = JSON.parse(body) as Data
  const order = orders.get(data.authority)
  function request() {
    const authority = `A${String(orders.size).padStart(35, '0')}`
    if (data.currency !== 'IRR' || !data.metadata) return refused(-9)
    orders.set(authority, {
      orderId: Number(data.metadata.order_id),
      amountRial: data.amount,
      returnUrl: data.callback_url,
      outcome: 'open',
      isConfirmed: false,
      isReversed: false,
    })
    return done({ code: 100, message: 'Success', authority, fee_type: 'Merchant', fee: 100 })
  }
  function verify() {
    if (!order) return refused(-54)
    if (order.outcome !== 'paid') return refused(-51)
    if (order.amountRial !== data.amount) return refused(-50)
    const code = order.isConfirmed ? 101 : 100
    order.isConfirmed = true
    return done({
      code,
      message: 'Paid',
      card_hash: 'AB12',
      card_pan: '502229******5995',
      ref_id: 201,
      fee: 0,
    })
  }
  function reverse() {
    if (!order?.isConfirmed || order.isReversed) return refused(-61)
    order.isReversed = true
    return done({ code: 100, message: 'Reversed' })
  }
  const doing = { [paths.begin]: request, [paths.verify]: verify, [paths.reverse]: reverse }[path]
  const said = isStranger || data.merchant_id !== key ? refused(-10) : (doing?.() ?? refused(-9))
  return {
    status: Array.isArray(said.data) ? 422 : 200,
    type: 'application/json',
    body: JSON.stringify(said),
  }
}

export const openLocalZarinpal = () =>
  openLocalBank({
    gateway: 'zarinpal',
    key,
    paths,
    protocol: speak,
    comesBack: (Authority, how) => ({ Authority, Status: how === 'paid' ? 'OK' : 'NOK' }),
  })
