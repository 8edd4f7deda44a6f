import { reserveRefusals } from '@bargah/contract/features/permits/permits.text.ts'
import { type TurnRefusal, turnRefusalSentence } from '@bargah/contract/features/turns/turns.text.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  computeExpiry,
  computeReturnedExpiry,
  hoursUntil,
  mayCancelTurn,
  mayTakeTurn,
  ownsTurn,
  type TurnFacts,
  type TurnSettings,
} from './turns.rules.ts'

const now = new Date('2026-11-21T10:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
const isfahan = { latitude: 32.6546, longitude: 51.668 }
const najafabad = { latitude: 32.6344, longitude: 51.3668 }
const tehran = { latitude: 35.6892, longitude: 51.389 }

const openHall: TurnSettings = {
  ...isfahan,
  isActive: true,
  activeTurnApp: true,
  turnRangeKm: 0,
  driverFeeRial: 20_000,
  limitNewTurnHours: 0,
  travelTimeHours: 0,
}
const driver = (place?: TurnFacts['hall'] | typeof isfahan) => ({ kind: 'driver', place }) as const
const staff = { kind: 'staff' } as const

type Given = Partial<Omit<TurnFacts, 'hall'>> & { hall?: Partial<TurnSettings> }
const factsOf = ({ hall, ...given }: Given): TurnFacts => ({
  asker: driver(),
  driverIsActive: true,
  balanceRial: 20_000,
  driverHasLiveTurn: false,
  freighterHasLiveTurn: false,
  driverHasOpenPermit: false,
  freighterHasOpenPermit: false,
  lastPermitHereAt: null,
  lastPermit: null,
  ...given,
  hall: { ...openHall, ...hall },
})
const asked = (given: Given) => mayTakeTurn(factsOf(given), now)

/** A permit issued ten hours ago for a route of six hours, ended by nobody but the driver. */
const trip = { issuedAt: hoursAgo(10), durationHours: 6, endedByStaff: false }

const refusals: [string, Given, TurnRefusal][] = [
  ['an inactive hall', { hall: { isActive: false } }, { code: 'hall_inactive' }],
  ['an inactive driver', { driverIsActive: false, asker: staff }, { code: 'driver_inactive' }],
  ['a hall closed to drivers themselves', { hall: { activeTurnApp: false } }, { code: 'app_turn_off' }],
  ['a ranged hall without a place', { hall: { turnRangeKm: 50 } }, { code: 'location_needed' }],
  [
    'a driver too far away',
    { hall: { turnRangeKm: 50 }, asker: driver(tehran) },
    { code: 'out_of_range', awayKm: 339, rangeKm: 50 },
  ],
  ['a driver in the queue already', { driverHasLiveTurn: true }, { code: 'live_turn' }],
  ['a truck in the queue already', { freighterHasLiveTurn: true }, { code: 'freighter_live_turn' }],
  ['a driver under an open permit', { driverHasOpenPermit: true }, { code: 'open_permit' }],
  ['a truck under an open permit', { freighterHasOpenPermit: true }, { code: 'freighter_open_permit' }],
  ['a wallet a rial short', { balanceRial: 19_999 }, { code: 'no_money', lackingRial: 1 }],
  [
    'a permit in this hall too recent',
    { hall: { limitNewTurnHours: 24 }, lastPermitHereAt: hoursAgo(20.5) },
    { code: 'limit_new_turn', hoursLeft: 4 },
  ],
  [
    'a last trip that cannot be over yet',
    { hall: { travelTimeHours: 5 }, lastPermit: trip },
    { code: 'travel_time', hoursLeft: 1 },
  ],
]

const allowances: [string, Given][] = [
  ['a driver with just the fee', {}],
  ['a hall without a fee and an empty wallet', { hall: { driverFeeRial: 0 }, balanceRial: 0 }],
  ['staff, where drivers may not ask themselves', { hall: { activeTurnApp: false }, asker: staff }],
  ['staff, whatever the range', { hall: { turnRangeKm: 50 }, asker: staff }],
  ['a driver within range', { hall: { turnRangeKm: 50 }, asker: driver(najafabad) }],
  ['a driver anywhere, when the range is 0', { asker: driver(tehran) }],
  ['the hour the limit ends', { hall: { limitNewTurnHours: 24 }, lastPermitHereAt: hoursAgo(24) }],
  ['any recent permit, when the limit is 0', { lastPermitHereAt: now }],
  ['the hour the trip ends', { hall: { travelTimeHours: 4 }, lastPermit: trip }],
  ['an unfinished trip, when the rule is off', { lastPermit: { ...trip, issuedAt: now } }],
  [
    'a trip that staff have ended',
    { hall: { travelTimeHours: 5 }, lastPermit: { ...trip, endedByStaff: true } },
  ],
]

describe('a turn', () => {
  it.each(refusals)('is refused to %s', (_what, given, refusal) => {
    expect(asked(given)).toEqual(refusal)
  })

  it.each(allowances)('is given to %s', (_what, given) => {
    expect(asked(given)).toBeNull()
  })

  it.each(refusals)('refused to %s is explained in Persian, digits and all', (_what, _given, refusal) => {
    const sentence = turnRefusalSentence(refusal)
    expect(sentence).toMatch(/[.؛]/)
    expect(sentence).not.toMatch(/[0-9a-z]|undefined/i)
  })

  it('speaks to a driver of himself and to staff of him', () => {
    expect(turnRefusalSentence({ code: 'live_turn' }, 'driver')).toMatch(/^شما هم‌اکنون نوبت فعال دارید/)
    expect(turnRefusalSentence({ code: 'live_turn' })).toMatch(/^راننده هم‌اکنون نوبت فعال دارد/)
    for (const code of [
      'driver_inactive',
      'no_freighter',
      'freighter_live_turn',
      'freighter_open_permit',
    ] as const)
      expect(turnRefusalSentence({ code }, 'driver')).toContain('شما')
  })

  it('of a free load speaks to the driver alone, who takes it himself', () => {
    const { no_freighter, driver_inactive, no_money } = reserveRefusals
    for (const sentence of [no_freighter, driver_inactive, no_money]) expect(sentence).toContain('شما')
  })

  it('tells the number that decided', () => {
    expect(turnRefusalSentence({ code: 'out_of_range', awayKm: 339, rangeKm: 50 })).toContain('۳۳۹ کیلومتر')
    expect(turnRefusalSentence({ code: 'no_money', lackingRial: 12_500 })).toContain('۱۲٬۵۰۰ ریال')
    const lacking = { code: 'no_money', lackingRial: 12_500 } as const
    expect(turnRefusalSentence(lacking, 'driver')).toContain('۱٬۲۵۰ تومان')
    expect(turnRefusalSentence({ code: 'travel_time', hoursLeft: 3 })).toContain('۳ ساعت دیگر')
  })

  it('is never refused for time once the hours left have passed', () => {
    const hours = fc.integer({ min: 1, max: 100 })
    fc.assert(
      fc.property(hours, hours, fc.integer({ min: 0, max: 200 * 3600 }), (limit, travel, secondsAgo) => {
        const issuedAt = hoursAgo(secondsAgo / 3600)
        const facts = factsOf({
          hall: { limitNewTurnHours: limit, travelTimeHours: travel },
          lastPermitHereAt: issuedAt,
          lastPermit: { ...trip, issuedAt },
        })
        let at = now
        const seen: string[] = []
        for (let refusal = mayTakeTurn(facts, at); refusal; refusal = mayTakeTurn(facts, at)) {
          if (!('hoursLeft' in refusal)) throw new Error(refusal.code)
          seen.push(refusal.code)
          at = new Date(at.getTime() + refusal.hoursLeft * 3_600_000)
        }
        expect(new Set(seen).size).toBe(seen.length)
      }),
    )
  })
})

describe('the expiry of a turn', () => {
  const hall = { turnExpireHours: 48, nativeTurnExpireHours: 72 }
  it('is counted by whether the driver is native, and 0 hours is never', () => {
    expect(computeExpiry(hall, false, now)).toEqual(hoursAgo(-48))
    expect(computeExpiry(hall, true, now)).toEqual(hoursAgo(-72))
    expect(computeExpiry({ ...hall, turnExpireHours: 0 }, false, now)).toBeNull()
    expect(computeExpiry({ ...hall, nativeTurnExpireHours: 0 }, true, now)).toBeNull()
  })

  it('is told in whole hours, a begun one counted, never below zero', () => {
    expect(hoursUntil(hoursAgo(-1.2), now)).toBe(2)
    expect(hoursUntil(hoursAgo(-2), now)).toBe(2)
    expect(hoursUntil(hoursAgo(3), now)).toBe(0)
  })
})

describe('a used turn that comes back', () => {
  it('has the time that it had left when it was used, and an hour at least', () => {
    expect(computeReturnedExpiry(hoursAgo(-3), hoursAgo(10), now)).toEqual(hoursAgo(-13))
    expect(computeReturnedExpiry(hoursAgo(2), hoursAgo(2.5), now)).toEqual(hoursAgo(-1))
    expect(computeReturnedExpiry(null, hoursAgo(10), now)).toBeNull()
  })
})

describe('cancelling a turn', () => {
  it('is for live ones only', () => {
    expect(mayCancelTurn('live')).toBeNull()
    for (const status of ['used', 'cancelled', 'expired', 'hall_closed', 'ended_by_staff'] as const)
      expect(mayCancelTurn(status)).toBe('turn_not_live')
  })

  it.each([
    ['its driver', { role: 'Driver', driverId: 7, hallId: null }, true],
    ['another driver', { role: 'Driver', driverId: 8, hallId: null }, false],
    ['staff of its hall', { role: 'LoadHallAdmin', driverId: null, hallId: 2 }, true],
    ['staff of another hall', { role: 'LoadHallAdmin', driverId: null, hallId: 3 }, false],
    ['support', { role: 'AdminSupport', driverId: null, hallId: null }, true],
    ['a company', { role: 'TransportationCompanyAdmin', driverId: null, hallId: null }, false],
  ] as const)('is a matter of whose turn it is: %s', (_who, caller, owns) => {
    expect(ownsTurn(caller, { driverId: 7, hallId: 2 })).toBe(owns)
  })
})
