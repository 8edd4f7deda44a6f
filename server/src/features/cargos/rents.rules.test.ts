import { describe, expect, it } from 'vitest'
import { computeRents } from './rents.rules.ts'

const load = (millions: number, weightKg = 20_000, distanceKm = 1_000) => ({
  rentToman: millions * 1_000_000,
  weightKg,
  distanceKm,
})
const heavy = [30, 32, 34, 36, 38].map((millions) => load(millions))

describe('the rents of a route', () => {
  it('are both ends and the middle half', () => {
    expect(computeRents(heavy, {})).toEqual({
      sample: 5,
      low: 30_000_000,
      usualFrom: 32_000_000,
      usualTo: 36_000_000,
      high: 38_000_000,
      byTonneKm: false,
    })
  })
  it('lie between two loads where no load stands in that place', () => {
    expect(computeRents([load(10), load(20)], {})).toMatchObject({
      usualFrom: 12_500_000,
      usualTo: 17_500_000,
    })
  })
  it('are those of loads that weigh alike, where there are enough of them', () => {
    expect(computeRents([...heavy, load(9, 5_000)], { weightKg: 22_000 })).toMatchObject({
      sample: 5,
      low: 30_000_000,
      byTonneKm: false,
    })
  })
  it('are taken by tonne-kilometre where too few weigh alike', () => {
    expect(computeRents(heavy, { weightKg: 10_000, distanceKm: 1_000 })).toMatchObject({
      sample: 5,
      low: 15_000_000,
      high: 19_000_000,
      byTonneKm: true,
    })
  })
  it('follow the route too, since places near each other are not equally far', () => {
    const asked = { weightKg: 10_000, distanceKm: 1_100 }
    expect(computeRents([load(20)], asked)).toMatchObject({ low: 11_000_000, byTonneKm: true })
    expect(computeRents([load(20)], { weightKg: 10_000 })).toMatchObject({ low: 10_000_000 })
  })
  it('are those of few, when all weigh alike', () => {
    expect(computeRents([load(20)], { weightKg: 20_000 })).toMatchObject({ sample: 1, byTonneKm: false })
  })
  it('are none for a weight far from all that were carried, which says nothing of it', () => {
    for (const weightKg of [150_000, 26_000, 9_000, 220])
      expect(computeRents(heavy, { weightKg, distanceKm: 1_000 })).toBeNull()
    expect(computeRents(heavy, { weightKg: 24_000, distanceKm: 1_000 })).not.toBeNull()
  })
  it('are none without a load', () => {
    expect(computeRents([], { weightKg: 20_000 })).toBeNull()
  })
})
