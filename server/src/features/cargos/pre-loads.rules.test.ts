import { mostPreLoads } from '@bargah/contract/features/cargos/pre-loads.text.ts'
import { describe, expect, it } from 'vitest'
import { mayKeep, type PreLoadFacts, proposeRange } from './pre-loads.rules.ts'

const whole: PreLoadFacts = {
  kept: 0,
  more: 1,
  represented: true,
  isThere: { goods: true, packaging: true, city: true, loaderTypes: true, customers: true },
}
const lacking = (one: keyof PreLoadFacts['isThere']): PreLoadFacts => ({
  ...whole,
  isThere: { ...whole.isThere, [one]: false },
})

describe('keeping a declaration', () => {
  it.each([
    [whole, null],
    [{ ...whole, kept: mostPreLoads - 1 }, null],
    [{ ...whole, kept: mostPreLoads }, 'too_many'],
    [{ ...whole, kept: mostPreLoads - 1, more: 2 }, 'too_many'],
    [{ ...whole, represented: false }, 'not_represented'],
    [lacking('customers'), 'customer_unknown'],
    [lacking('goods'), 'goods_unknown'],
    [lacking('packaging'), 'packaging_unknown'],
    [lacking('city'), 'city_unknown'],
    [lacking('loaderTypes'), 'loader_type_unknown'],
  ])('%# is answered %#', (facts, refusal) => expect(mayKeep(facts)).toBe(refusal))
})

describe('the range to propose', () => {
  it.each([
    [undefined, null, null, 45],
    [80, null, null, 80],
    [0, null, null, 0],
    [undefined, 60, null, 60],
    [undefined, null, 30, 30],
    [200, 20, 120, 120],
    [10, 20, 120, 20],
    [0, 20, 120, 120],
    [0, 20, null, 0],
  ])('last %s, at least %s, at most %s: %s', (last, min, max, km) =>
    expect(proposeRange(last, { minLoadReserveRangeKm: min, maxLoadReserveRangeKm: max })).toBe(km),
  )
})
