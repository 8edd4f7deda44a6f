import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeOnScale } from './official-scale.rules.ts'

const rents = { low: 31e6, usualFrom: 34.5e6, usualTo: 39e6, high: 42e6, sample: 87, days: 30 }

describe('the scale of a rent', () => {
  it('is that of its route, where that is known, and holds both marks', () => {
    const placed = placeOnScale(37_550_000, 35_985_840, rents)
    expect(placed).toMatchObject({ low: 31e6, high: 42e6 })
    expect(placed.rentAt).toBeCloseTo(57.1, 0)
    expect(placed.officialAt).toBeCloseTo(43.2, 0)
  })

  it('else reaches beyond both', () => {
    const placed = placeOnScale(20e6, 10e6, null)
    expect(placed.low).toBeLessThan(10e6)
    expect(placed.high).toBeGreaterThan(20e6)
    expect(placed.officialAt).toBeLessThan(placed.rentAt)
  })

  it('keeps the two in their order and on it', () => {
    const toman = fc.integer({ min: 1, max: 1_000_000_000 })
    fc.assert(
      fc.property(toman, toman, fc.constantFrom(null, rents), (rent, official, route) => {
        const { rentAt, officialAt } = placeOnScale(rent, official, route)
        for (const at of [rentAt, officialAt]) {
          expect(at).toBeGreaterThanOrEqual(3)
          expect(at).toBeLessThanOrEqual(97)
        }
        if (rent > official) expect(rentAt).toBeGreaterThanOrEqual(officialAt)
      }),
    )
  })
})
