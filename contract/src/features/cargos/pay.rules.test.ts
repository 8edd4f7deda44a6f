import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computeNetPay, computePay, computePayPerKm, type PayFacts } from './pay.rules.ts'

const load: PayFacts = {
  cargoRent: 37_550_000,
  driverFeeRial: 350_000,
  cargoDistance: 1_268,
  kalaWeight: 22_000,
  officialRateRial: 12_900,
}

describe('a pay', () => {
  it('is the rent without the fee of the turn, per kilometre, against the official rent', () => {
    expect(computePay(load)).toEqual({
      rentToman: 37_550_000,
      feeToman: 35_000,
      commissionToman: 0,
      netToman: 37_515_000,
      perKmToman: 29_590,
      official: { rateRial: 12_900, toman: 35_985_840, percent: 4 },
    })
  })

  it.each<[string, Partial<PayFacts>, number, Partial<ReturnType<typeof computePay>>]>([
    [
      'divides by the empty run too',
      { cargoRent: 34_235_000 },
      18,
      { netToman: 34_200_000, perKmToman: 26_590 },
    ],
    [
      'says nothing per kilometre without a route',
      { cargoDistance: 0 },
      0,
      { perKmToman: null, official: null },
    ],
    ['is compared with nothing on a day without a rate', { officialRateRial: null }, 0, { official: null }],
    ['floors what a fee leaves of a toman', { driverFeeRial: 5 }, 0, { netToman: 37_549_999, feeToman: 1 }],
    ['is the rent where no fee is taken', { driverFeeRial: 0 }, 0, { netToman: 37_550_000, feeToman: 0 }],
    [
      'lies below the official rent',
      { cargoRent: 17_992_920 },
      0,
      { official: { rateRial: 12_900, toman: 35_985_840, percent: -50 } },
    ],
  ])('%s', (_, change, emptyKm, expected) => {
    expect(computePay({ ...load, ...change }, emptyKm)).toMatchObject(expected)
  })

  const loads = fc.record({
    cargoRent: fc.integer({ min: 1, max: 1_000_000_000 }),
    driverFeeRial: fc.integer({ min: 0, max: 50_000_000 }),
    cargoDistance: fc.integer({ min: 0, max: 5_000 }),
    kalaWeight: fc.integer({ min: 1, max: 200_000 }),
    officialRateRial: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
  })

  it('has lines that add up, in whole toman', () => {
    fc.assert(
      fc.property(loads, (facts) => {
        const pay = computePay(facts)
        expect(pay.rentToman - pay.feeToman - pay.commissionToman).toBe(pay.netToman)
        expect(Number.isInteger(pay.netToman)).toBe(true)
      }),
    )
  })

  it('is worth no more by the kilometre, the longer the empty run', () => {
    fc.assert(
      fc.property(loads, fc.nat(2_000), fc.nat(2_000), (facts, a, b) => {
        fc.pre(facts.cargoDistance > 0 && computePay(facts).netToman > 0)
        const [short, long] = [Math.min(a, b), Math.max(a, b)]
        expect(computePay(facts, long).perKmToman).toBeLessThanOrEqual(
          computePay(facts, short).perKmToman ?? Number.NaN,
        )
      }),
    )
  })

  it('does not ask the fee when the rent is held against the rate', () => {
    fc.assert(
      fc.property(loads, fc.nat(50_000_000), (facts, driverFeeRial) => {
        expect(computePay({ ...facts, driverFeeRial }).official).toEqual(computePay(facts).official)
      }),
    )
  })
})

describe('per kilometre', () => {
  it('is in steps of ten', () => expect(computePayPerKm(computeNetPay(1_234_567, 0), 100)).toBe(12_350))
})
