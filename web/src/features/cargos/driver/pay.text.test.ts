import { describe, expect, it } from 'vitest'
import { inThousands, sayPay } from './pay.text.ts'

const load = {
  cargoRent: 37_550_000,
  driverFeeRial: 350_000,
  cargoDistance: 1_268,
  kalaWeight: 22_000,
  officialRateRial: 12_900,
}

describe('a pay in a line', () => {
  it.each([
    [
      {},
      'کرایه ۳۷٬۵۵۰٬۰۰۰ تومان منهای هزینهٔ نوبت ۳۵٬۰۰۰ تومان؛ هر کیلومتر ۲۹٬۵۹۰ تومان؛ ۴٪ بالاتر از نرخ رسمی',
    ],
    [
      { driverFeeRial: 0, officialRateRial: null },
      'کرایه ۳۷٬۵۵۰٬۰۰۰ تومان، بی هزینهٔ نوبت؛ هر کیلومتر ۲۹٬۶۱۰ تومان',
    ],
    [{ cargoRent: 17_992_920, cargoDistance: 1_268 }, /۵۰٪ پایین‌تر از نرخ رسمی$/],
    [{ cargoRent: 35_985_840 }, /؛ برابر نرخ رسمی$/],
    [{ cargoDistance: 0 }, 'کرایه ۳۷٬۵۵۰٬۰۰۰ تومان منهای هزینهٔ نوبت ۳۵٬۰۰۰ تومان'],
  ])('of %j', (change, words) => {
    expect(sayPay({ ...load, ...change })).toMatch(words)
  })
})

it('an official rent is told in whole thousands', () => {
  expect([12_503_329, 12_502_500].map(inThousands)).toEqual([12_503_000, 12_503_000])
})
