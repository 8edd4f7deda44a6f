import { maskedPassword } from '@bargah/contract/features/company-settings/company-settings.text.ts'
import { computeCommission } from '@bargah/contract/features/company-settings/commission.ts'
import { describe, expect, it } from 'vitest'
import { computeFinances, maySaveWsCode, maySetRange } from './company-settings.rules.ts'

describe('a range', () => {
  it.each([
    ['MinLoadReserveRange', 30, [null, null], null],
    ['MinLoadReserveRange', 30, [null, 30], null],
    ['MinLoadReserveRange', 31, [null, 30], 'min_over_max'],
    ['MaxLoadReserveRange', 9, [10, null], 'min_over_max'],
    ['MaxLoadReserveRange', 10, [10, 50], null],
    ['MaxLoadReserveRange', null, [10, 50], null],
  ] as const)('%s %s beside %j: %s', (setting, km, [min, max], expected) => {
    const now = { minLoadReserveRangeKm: min, maxLoadReserveRangeKm: max }
    expect(maySetRange(now, setting, km)).toBe(expected)
  })
})

describe('a financial configuration', () => {
  const sent = {
    AgentId: 1,
    ReserveMony: 5_000,
    MaxKilometerPrice: 900,
    MinKilometerPrice: 200_000,
    MinReserveKilometr: 100,
  }

  it('keeps of what was sent only what its method of reckoning uses', () => {
    expect(computeFinances({ ...sent, IsMonyKilometer: false })).toEqual({
      commissionByKm: false,
      commissionFixedRial: 5_000,
      commissionMaxKmPriceRial: 0,
      commissionMinKmPriceRial: 0,
      commissionMinKm: 0,
    })
    expect(computeFinances({ ...sent, IsMonyKilometer: true })).toMatchObject({
      commissionByKm: true,
      commissionFixedRial: 0,
      commissionMinKm: 100,
    })
  })

  it.each([
    [false, 800, 5_000],
    [true, 99.2, 200_000],
    [true, 100.1, 200_000],
    [true, 300, 270_000],
    [true, 300.5, 270_900],
  ])('by km %s, a route of %s km costs %s rials a truck', (IsMonyKilometer, km, rial) => {
    expect(computeCommission(computeFinances({ ...sent, IsMonyKilometer }), km)).toBe(rial)
  })
})

it.each([
  [maskedPassword, true, null],
  [maskedPassword, false, 'password_needed'],
  ['a new one', false, null],
])('a web-service password %s where one is kept (%s): %s', (password, hasKept, expected) => {
  expect(maySaveWsCode(password, hasKept)).toBe(expected)
})
