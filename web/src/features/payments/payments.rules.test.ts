import { mostPaymentRial } from '@bargah/contract/features/payments/payments.schema.ts'
import { describe, expect, it } from 'vitest'
import { outcomeOf, returnFigures, whyNotPaid } from './return.rules.ts'
import { inWords } from './in-words.ts'
import { faultOfSum, firstOffer, readTopUpAsked } from './top-up.rules.ts'

describe('what a payment came to', () => {
  const said = (
    status: 'pending' | 'credited' | 'failed' | 'reversed',
    failure: 'declined' | null = null,
  ) => ({
    payment: { status, failure },
  })
  it.each([
    // that money came is said by the payment alone
    ['credited', undefined, 'unknown'],
    ['cancelled', undefined, 'no'],
    ['pending', undefined, 'wait'],
    ['', undefined, 'wait'],
    // the payment decides, whatever the address says
    ['credited', said('pending'), 'wait'],
    ['credited', said('failed', 'declined'), 'no'],
    ['pending', said('credited'), 'ok'],
    ['credited', said('reversed', 'declined'), 'no'],
    ['credited', { payment: undefined }, 'unknown'],
  ] as const)('of which the address says «%s»', (msg, read, look) => {
    expect(outcomeOf(msg, read).look).toBe(look)
  })
  it.each(['credited', 'cancelled', 'pending', ''])(
    'and to whoever is not signed in nothing: «%s»',
    (msg) => {
      expect(outcomeOf(msg, undefined, false).title).toBe('برای دیدن نتیجهٔ پرداخت وارد شوید')
    },
  )
  it.each([
    ['credited', null, null],
    ['pending', null, null],
    ['failed', 'declined', 'بانک پرداخت را نپذیرفت'],
    // its money came when its time was over, so that «nobody paid» would be false
    ['reversed', 'expired', 'بانک پول را به کارت برگرداند'],
  ] as const)('and why: of one that is %s (%s) its line says %s', (status, failure, why) => {
    expect(whyNotPaid({ status, failure })).toBe(why)
  })
  it('is not told as unpaid where its money went back', () => {
    expect(outcomeOf('', { payment: { status: 'reversed', failure: 'expired' } }).why).toBeUndefined()
  })
})

describe('what topping up is asked for', () => {
  it('is an amount and a way back, each if it is one', () => {
    expect(readTopUpAsked({ amount: 15_000, back: '/DriverTurn?hall=3' })).toEqual({
      amount: 15_000,
      back: '/DriverTurn?hall=3',
    })
    for (const amount of ['15000', 9_999, -20_000, 10_000.5, mostPaymentRial + 1, Number.NaN, undefined])
      expect(readTopUpAsked({ amount, back: '//evil.example' })).toEqual({ amount: null, back: undefined })
  })
  it('is said in words of its own unit', () => {
    expect([inWords(5_000_000), inWords(0), inWords(null)]).toEqual(['۵ میلیون ریال', undefined, undefined])
  })
})

it.each([
  [null, 1_000_000],
  [20_000, 20_000],
  [1_000_000, 1_000_000],
  // a toman more than he lacks, never a rial less
  [12_341, 12_350],
])('a driver who lacks %s rials is offered %s', (asked, offered) => {
  expect(firstOffer(asked)).toBe(offered)
})

it.each([
  [null, 'مبلغ را بنویسید.'],
  [Number.NaN, 'مبلغ را بنویسید.'],
  [10_000.5, 'مبلغ را بی‌ممیز بنویسید.'],
  [9_990, 'از ۱٬۰۰۰ تومان کمتر نمی‌شود.'],
  [10_000, undefined],
  [100_000_000_000, undefined],
  [100_000_000_010, 'از ۱۰٬۰۰۰٬۰۰۰٬۰۰۰ تومان بیشتر نمی‌شود.'],
])('a driver’s own sum of %s rials', (rial, fault) => {
  expect(faultOfSum(rial)).toBe(fault)
})

const paid = { amount: 25, availableBalance: 62 }
const open = { amount: 25, availableBalance: null }

it.each([
  ['ok', paid, 62, { before: 37, paid: 25, after: 62 }],
  // whoever comes back later reads what it was then, whatever was done with it since
  ['ok', paid, 20, { before: 37, paid: 25, after: 62, now: 20 }],
  ['ok', paid, undefined, { before: 37, paid: 25, after: 62 }],
  ['ok', open, 62, { now: 62 }],
  ['wait', open, 37, { now: 37, after: 62 }],
  ['wait', open, undefined, {}],
  ['no', open, 37, { now: 37 }],
  ['unknown', undefined, 37, { now: 37 }],
] as const)('a payment that is %s: %j, with %i in the wallet', (look, payment, balance, expected) => {
  const figures = returnFigures(look, payment, balance)
  expect(Object.fromEntries(figures.map(({ key, rial }) => [key, rial]))).toEqual(expected)
})
