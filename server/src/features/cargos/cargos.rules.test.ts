import { announceWithinDays } from '@bargah/contract/features/cargos/cargos.text.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  computeAnnouncedAt,
  computeHold,
  computePrices,
  type DeclarationFacts,
  mayDeclare,
} from './cargos.rules.ts'

const now = new Date('2026-11-21T08:00:00Z')
const daysAhead = (days: number) => new Date(now.getTime() + days * 24 * 3_600_000)
const company = {
  isActive: true,
  isAccepted: true,
  minLoadReserveRangeKm: 20,
  maxLoadReserveRangeKm: 100,
}
const openHall = { isActive: true, isFreeCargo: false, reservationRangeKm: 50 }
const at = (hall: Partial<typeof openHall> | undefined, represented = true) =>
  ({ named: true, found: hall && { ...openHall, ...hall }, represented }) as const
const hallCargo: DeclarationFacts = {
  isHall: true,
  hall: at({}),
  company,
  announcedAt: now,
  rangeKm: 45,
  isThere: { goods: true, packaging: true, city: true, loaderTypes: true, customers: true },
}
const freeCargo = { ...hallCargo, isHall: false, hall: at({ isFreeCargo: true }) }
const without = (thing: Partial<DeclarationFacts['isThere']>) => ({
  ...hallCargo,
  isThere: { ...hallCargo.isThere, ...thing },
})

describe('whether a cargo may be declared', () => {
  it.each<[string, DeclarationFacts, string | null]>([
    ['a plain hall cargo', hallCargo, null],
    ['a plain free cargo', freeCargo, null],
    ['an owner’s cargo without a hall', { ...freeCargo, hall: { named: false } }, null],
    ['no company', { ...hallCargo, company: undefined }, 'company_closed'],
    [
      'a company not accepted',
      { ...hallCargo, company: { ...company, isAccepted: false } },
      'company_closed',
    ],
    ['a company not active', { ...hallCargo, company: { ...company, isActive: false } }, 'company_closed'],
    ['no such hall', { ...hallCargo, hall: at(undefined) }, 'hall_unknown'],
    ['a hall of others', { ...hallCargo, hall: at({}, false) }, 'not_represented'],
    ['a closed hall', { ...hallCargo, hall: at({ isActive: false }) }, 'hall_inactive'],
    ['free cargo at a hall without any', { ...freeCargo, hall: at({}) }, 'no_free_cargo'],
    ['the last moment', { ...hallCargo, announcedAt: daysAhead(announceWithinDays) }, null],
    ['too far ahead', { ...hallCargo, announcedAt: daysAhead(announceWithinDays + 0.01) }, 'too_far_ahead'],
    ['no such city', without({ city: false }), 'city_unknown'],
    ['no such goods', without({ goods: false }), 'goods_unknown'],
    ['no such packaging', without({ packaging: false }), 'packaging_unknown'],
    ['no such loader type', without({ loaderTypes: false }), 'loader_type_unknown'],
    ['a hall cargo of any range: the hall’s counts', { ...hallCargo, rangeKm: 5_000 }, null],
    ['a short range', { ...freeCargo, rangeKm: 19 }, 'range_too_short'],
    ['a long range', { ...freeCargo, rangeKm: 101 }, 'range_too_long'],
    ['anywhere, beyond the longest', { ...freeCargo, rangeKm: 0 }, 'range_too_long'],
    [
      'anywhere, without a longest',
      { ...freeCargo, rangeKm: 0, company: { ...company, maxLoadReserveRangeKm: null } },
      null,
    ],
  ])('%s', (_what, facts, refusal) => {
    expect(mayDeclare(facts, now)).toBe(refusal)
  })
})

describe('when a cargo is announced', () => {
  it.each<[string, Parameters<typeof computeAnnouncedAt>[0], string]>([
    ['now when nothing is said', {}, '2026-11-21T08:00:00.000Z'],
    ['now for the past', { date: '1405/08/29', hour: '14', minute: '00' }, '2026-11-21T08:00:00.000Z'],
    ['at the Tehran hour', { date: '1405/08/30', hour: '14', minute: '05' }, '2026-11-21T10:35:00.000Z'],
  ])('%s', (_what, asked, iso) => {
    expect(computeAnnouncedAt(asked, now).toISOString()).toBe(iso)
  })
})

const flat = {
  commissionFixedRial: 7_000,
  commissionByKm: false,
  commissionMaxKmPriceRial: 0,
  commissionMinKmPriceRial: 0,
  commissionMinKm: 0,
}

describe('the price of a cargo', () => {
  it('is the hall’s fees and the company’s commission; without a hall the commission alone', () => {
    const hall = { companyFeeRial: 50_000, driverFeeRial: 20_000 }
    expect(computePrices(hall, flat, 900)).toEqual({
      companyFeeRial: 50_000,
      commissionRial: 7_000,
      driverFeeRial: 20_000,
    })
    expect(computePrices(undefined, flat, 900)).toEqual({
      companyFeeRial: 0,
      commissionRial: 7_000,
      driverFeeRial: 0,
    })
  })

  it('is held for each truck alike', () => {
    const price = fc.nat(10_000_000)
    fc.assert(
      fc.property(price, price, fc.nat(999), fc.nat(999), (companyFeeRial, commissionRial, some, more) => {
        const prices = { companyFeeRial, commissionRial }
        expect(computeHold(prices, some) + computeHold(prices, more)).toBe(computeHold(prices, some + more))
      }),
    )
  })
})
