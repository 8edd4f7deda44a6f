import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computeBackhaul } from './list-backhaul.ts'

type Load = Parameters<typeof computeBackhaul>[0][number]
const load = (id: number, netPayToman: number, [emptyKm, cargoDistance, homeKm]: [number, number, number]) =>
  ({ id, netPayToman, emptyKm, cargoDistance, homeKm }) as Load

describe('backhaul loads', () => {
  it('are ordered by what each kilometre of all of it pays', () => {
    const shown = computeBackhaul(
      [
        load(3, 23_900_000, [24, 930, 590]),
        load(2, 32_850_000, [132, 1_163, 0]),
        load(1, 34_200_000, [18, 1_268, 0]),
      ],
      200,
    )
    expect(shown.map(({ id, payPerAllKmToman }) => [id, payPerAllKmToman])).toEqual([
      [1, 26_590],
      [2, 25_370],
      [3, 15_480],
    ])
  })

  it('of equal ones the nearest first, then the oldest; none beyond the radius', () => {
    const loads = [
      load(4, 1_000, [60, 40, 0]),
      load(3, 1_000, [50, 50, 0]),
      load(2, 1_000, [50, 50, 0]),
      load(1, 9_000, [61, 40, 0]),
    ]
    expect(computeBackhaul(loads, 60).map(({ id }) => id)).toEqual([2, 3, 4])
  })

  it('never grow worse down the list, and lose none within the radius', () => {
    const km = fc.nat(800)
    const loads = fc.array(fc.tuple(fc.nat(100_000_000), fc.tuple(km, km, km)), { maxLength: 30 })
    fc.assert(
      fc.property(loads, (given) => {
        const shown = computeBackhaul(
          given.map(([net, emptyRuns], id) => load(id, net, emptyRuns)),
          400,
        )
        expect(shown).toHaveLength(given.filter(([, [empty]]) => empty <= 400).length)
        const worth = shown.map(
          (row) => row.netPayToman / Math.max(1, row.emptyKm + row.cargoDistance + row.homeKm),
        )
        expect(worth).toEqual(worth.toSorted((a, b) => b - a))
      }),
    )
  })
})
