import { openLocalBank, type Protocol } from './local-bank.ts'

const paths = {
  begin: '/NewIPGServices/Sale/SaleService.asmx',
  verify: '/NewIPGServices/Confirm/ConfirmService.asmx',
  reverse: '/NewIPGServices/Reverse/ReversalService.asmx',
}
const methods: Record<string, { method: string; service: string }> = {
  [paths.begin]: { method: 'SalePaymentRequest', service: 'Sale/SaleService' },
  [paths.verify]: { method: 'ConfirmPaymentWithAmount', service: 'Confirm/ConfirmService' },
  [paths.reverse]: { method: 'ReversalRequest', service: 'Reverse/ReversalService' },
}
const key = 'pin-of-parsian-0123'
const least = 1000

type Fields = Record<string, string | number>
const status = (Status: number, more: Fields = {}): Fields => ({ Status, ...more })

/** Parsian's gateway (PEC): SOAP 1.1. */
const speak: Protocol = ({ path, headers, body }, { orders, isStranger }) => {
  const known = methods[path]
  if (!known) return { status: 404, type: 'text/html', body: '' }
  const { method, service } = known
  const field = (name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(body)?.[1] ?? ''
  const namespace = `https://pec.Shaparak.ir/NewIPGServices/${service}`
  if (
    headers.soapaction !== `"${namespace}/${method}"` ||
    !body.includes(`<${method} xmlns="${namespace}"><requestData>`)
  )
    return { status: 500, type: 'text/xml', body: '<soap:Fault/>' }

  function sale(): Fields {
    const orderId = Number(field('OrderId'))
    const amountRial = Number(field('Amount'))
    if ([...orders.values()].some((one) => one.orderId === orderId)) return status(-112)
    if (amountRial < least) return status(-132)
    const token = String(180_000_000_000 + orders.size)
    const returnUrl = field('CallBackUrl')
    orders.set(token, {
      orderId,
      amountRial,
      returnUrl,
      outcome: 'open',
      isConfirmed: false,
      isReversed: false,
    })
    return status(0, { Token: token, Message: 'عمليات موفق &amp; كامل' })
  }
  function confirm(): Fields {
    const order = orders.get(field('Token'))
    if (!order) return status(-131)
    if (order.outcome === 'open') return status(-1528)
    if (order.outcome === 'failed') return status(-1531)
    if (order.amountRial !== Number(field('Amount')) || order.orderId !== Number(field('OrderId')))
      return status(-1540)
    if (order.isConfirmed) return status(-1533, { RRN: 0 })
    order.isConfirmed = true
    return status(0, {
      RRN: 740_000_000_000 + order.orderId,
      CardNumberMasked: '621986******4407',
      Token: field('Token'),
    })
  }
  function reverse(): Fields {
    const order = orders.get(field('Token'))
    if (!order?.isConfirmed) return status(-1550)
    if (order.isReversed) return status(-1551)
    order.isReversed = true
    return status(0, { Token: field('Token') })
  }
  const doing = { SalePaymentRequest: sale, ConfirmPaymentWithAmount: confirm, ReversalRequest: reverse }[
    method
  ]
  const said = isStranger || field('LoginAccount') !== key ? status(-126) : (doing?.() ?? {})
  const inner = Object.entries(said)
    .map(([name, value]) => `<${name}>${value}</${name}>`)
    .join('')
  return {
    status: 200,
    type: 'text/xml; charset=utf-8',
    body: `<?xml version="1.0" encoding="utf-8"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body><${method}Response xmlns="${namespace}"><${method}Result>${inner}</${method}Result></${method}Response></soap:Body></soap:Envelope>`,
  }
}

export const openLocalParsian = () =>
  openLocalBank({
    gateway: 'parsian',
    key,
    paths,
    protocol: speak,
    comesBack: (Token, how) => ({
      Token,
      status: how === 'paid' ? '0' : '-138',
      OrderId: '1',
      TerminalNo: '44001122',
      RRN: how === 'paid' ? '740000000001' : '0',
      Amount: '50,000',
      HashCardNumber: 'AB12',
    }),
  })
