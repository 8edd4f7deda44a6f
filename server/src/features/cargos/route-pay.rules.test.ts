import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computePayBand, type PaidLoad } from './route-pay.rules.ts'

const paid = (...millions: number[]): PaidLoad[] =>
  millions.map((one, at) => ({ rentToman: Math.round(one * 1_000_000), payerId: at % 2 }))

describe('what a route pays', () => {
  it.each([
    [
      'the middle half of its rents',
      paid(30, 31, 32, 33, 34, 35, 36, 37),
      { from: 32e6, to: 35e6, loads: 8 },
    ],
    ['rounded away from them', paid(30, 31.23, 32, 33, 33.34), { from: 31.2e6, to: 33e6, loads: 5 }],
    ['in any order', paid(37, 30, 36, 31, 35, 32, 34, 33), { from: 32e6, to: 35e6, loads: 8 }],
    ['a step wide at least', paid(30, 30, 30, 30, 30), { from: 30e6, to: 30.1e6, loads: 5 }],
  ])('is %s', (_, loads, band) => {
    expect(computePayBand(loads)).toEqual(band)
  })
  it.each([
    ['none', []],
    ['four loads', paid(30, 31, 32, 33)],
    ['one payer', paid(30, 31, 32, 33, 34, 35).map((load) => ({ ...load, payerId: 7 }))],
  ])('is nothing of %s', (_, loads) => {
    expect(computePayBand(loads)).toBeNull()
  })

  const load = fc.record({
    rentToman: fc.integer({ min: 1_000_000, max: 90_000_000 }),
    payerId: fc.integer({ min: 1, max: 4 }),
  })
  it('tells no single rent: its ends are steps, half the rents lie in it, and another load in place of an end moves none beyond a neighbour', () => {
    fc.assert(
      fc.property(fc.array(load, { minLength: 5, maxLength: 60 }), (loads) => {
        const band = computePayBand(loads)
        if (!band) return
        expect([band.from % 100_000, band.to % 100_000]).toEqual([0, 0])
        expect(band.from).toBeLessThan(band.to)
        const within = loads.filter(({ rentToman }) => rentToman >= band.from && rentToman <= band.to)
        expect(within.length).toBeGreaterThanOrEqual(loads.length / 2)
        // the cheapest and the dearest could be anything beyond
        const sorted = loads.toSorted((a, b) => a.rentToman - b.rentToman)
        const last = sorted.at(-1) as PaidLoad
        const dearer = [...sorted.slice(0, -1), { ...last, rentToman: last.rentToman * 3 }]
        expect(computePayBand(dearer)).toEqual(band)
      }),
    )
  })
})
