import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mostToldADay } from '@bargah/contract/features/wishes/wishes.schema.ts'
import { computeTold, mayWish } from './wishes.rules.ts'

describe('a driver may wish a route', () => {
  const good = { hasTruck: true, count: 4, hasSame: false }
  it.each([
    [{}, null],
    [{ hasTruck: false }, 'no_truck'],
    [{ count: 5 }, 'too_many'],
    [{ hasSame: true }, 'same'],
    [{ hasSame: true, count: 5 }, 'same'],
  ])('%j: %s', (given, refusal) => {
    expect(mayWish({ ...good, ...given })).toBe(refusal)
  })
})

describe('of what drivers are told', () => {
  const came = (driverId: number, cargoId: number, netPayToman: number) => ({
    driverId,
    cargoId,
    netPayToman,
  })
  it('is what pays most, up to what a day has', () => {
    const all = [came(1, 1, 10), came(1, 2, 40), came(1, 3, 30), came(1, 4, 20), came(2, 1, 10)]
    expect(computeTold(all, new Map()).map((one) => [one.driverId, one.cargoId])).toEqual([
      [1, 2],
      [1, 3],
      [1, 4],
      [2, 1],
    ])
    expect(computeTold(all, new Map([[1, 2]])).map((one) => [one.driverId, one.cargoId])).toEqual([
      [1, 2],
      [2, 1],
    ])
    expect(computeTold(all, new Map([[1, 3]])).map((one) => one.driverId)).toEqual([2])
  })

  it('never passes the day, and leaves nothing out that a day has room for', () => {
    const one = fc.record({
      driverId: fc.integer({ min: 1, max: 3 }),
      cargoId: fc.integer({ min: 1, max: 99 }),
      netPayToman: fc.nat(),
    })
    fc.assert(
      fc.property(fc.array(one), fc.nat({ max: 4 }), (all, before) => {
        const told = computeTold(all, new Map([[1, before]]))
        for (const driverId of [1, 2, 3]) {
          const room = Math.max(0, mostToldADay - (driverId === 1 ? before : 0))
          const of = (list: typeof all) => list.filter((match) => match.driverId === driverId).length
          expect(of(told)).toBe(Math.min(room, of(all)))
        }
      }),
    )
  })
})
