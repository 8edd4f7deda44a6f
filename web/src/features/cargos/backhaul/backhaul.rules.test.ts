import type { BackhaulLoad } from '@bargah/contract/features/permits/backhaul.schema.ts'
import { describe, expect, it } from 'vitest'
import { legsOf, nearestOf, orderBackhaul, radiusFor, widestKm } from './backhaul.rules.ts'
import { sayHowNear } from './backhaul.text.ts'

const load = (id: number, emptyKm: number) => ({ id, emptyKm }) as BackhaulLoad

describe('backhaul loads', () => {
  it('stand as the server ordered them, or by the least empty run', () => {
    const loads = [load(1, 132), load(2, 18), load(4, 24), load(3, 24)]
    expect(orderBackhaul(loads, 'perKm').map(({ id }) => id)).toEqual([1, 2, 4, 3])
    expect(orderBackhaul(loads, 'empty').map(({ id }) => id)).toEqual([2, 3, 4, 1])
  })

  it('are a bar of the empty run, the loaded one and the one home', () => {
    expect(legsOf({ emptyKm: 24, cargoDistance: 930, homeKm: 590 })).toEqual([
      { part: 'there', km: 24 },
      { part: 'loaded', km: 930 },
      { part: 'home', km: 590 },
    ])
    expect(legsOf({ emptyKm: 0, cargoDistance: 930, homeKm: 0 })).toEqual([{ part: 'loaded', km: 930 }])
  })

  it('are looked for as far as the nearest is, in one of the circles that are offered', () => {
    expect([12, 200, 245, 500, 730, 1_400].map(radiusFor)).toEqual([200, 200, 500, 500, 1_000, 1_000])
    expect(widestKm).toBe(1_000)
    expect(nearestOf([load(1, 245), load(3, 230), load(2, 230)])?.id).toBe(2)
    expect(nearestOf([])).toBeNull()
  })

  it.each([
    [[load(1, 427), load(2, 100)], 'این بارها نزدیک مقصد شماست.'],
    [[load(1, 427), load(2, 101)], 'نزدیک‌ترین بار ۱۰۱ کیلومتر دور است.'],
    [[], ''],
  ])('are called near only where one is', (loads, words) => {
    expect(sayHowNear(loads)).toBe(words)
  })
})
