import { describe, expect, it } from 'vitest'
import type { MyTurn } from '@bargah/contract/features/turns/turns.schema.ts'
import { hallRangeSentence } from './my-turn.text.ts'
import { computePollMs, type Hall, listHallChoices } from './my-turn.rules.ts'

const now = new Date('2026-11-21T10:00:00Z')
const turn: MyTurn = {
  id: 1,
  turnNumber: 4218,
  name: 'بندر شهید رجایی',
  loadHallId: 1,
  driverToFreighterId: 1,
  loaderTypeName: 'تریلی لبه‌دار',
  takenAt: '2026-11-21T05:55:00Z',
  allActiveTurn: 86,
  aheadOfMe: 11,
  remainTurnHour: 19,
  expiresAt: null,
  reservationLimit: 10,
  round: null,
  nextRoundAt: null,
  announcedCount: 23,
  salt: null,
  serverNow: now.toISOString(),
}
const round = { id: 1, opensAt: '2026-11-21T09:58:00Z', closesAt: '2026-11-21T10:08:00Z' }

describe('how often the turn is read', () => {
  it('is every four seconds while a round is open', () => {
    expect(computePollMs({ ...turn, round }, now)).toBe(4_000)
  })
  it('is calm without a round, and without a turn', () => {
    expect(computePollMs(turn, now)).toBe(12_000)
    expect(computePollMs(null, now)).toBe(12_000)
  })
  it('wakes when the next round opens, but never more than once a second', () => {
    expect(computePollMs({ ...turn, nextRoundAt: '2026-11-21T10:00:07Z' }, now)).toBe(7_000)
    expect(computePollMs({ ...turn, nextRoundAt: '2026-11-21T09:59:59Z' }, now)).toBe(1_000)
    expect(computePollMs({ ...turn, nextRoundAt: '2026-11-21T11:00:00Z' }, now)).toBe(12_000)
  })
})

const hall: Hall = {
  loadHallId: 1,
  name: 'اصفهان',
  tel: '03133510000',
  cityName: 'اصفهان',
  loadHallLat: 32.65,
  loadHallLong: 51.67,
  isActive: true,
  turnRange: 50,
  driverCharghe: 20_000,
  activeTurnApp: true,
  turnExpireHour: 24,
  nativeTurnExpireHour: 96,
}
const shiraz = { ...hall, loadHallId: 2, name: 'شیراز', loadHallLat: 29.59, loadHallLong: 52.58 }
const inIsfahan = { latitude: 32.66, longitude: 51.68 }

describe('the halls to choose from', () => {
  it('stand nearest first, and those out of range say so', () => {
    const [first, second] = listHallChoices([shiraz, hall], inIsfahan)
    expect(first).toMatchObject({ hall: { name: 'اصفهان' }, state: 'near' })
    expect(second).toMatchObject({ hall: { name: 'شیراز' }, state: 'far' })
  })
  it('stand by name, as they are listed, while the place is unknown', () => {
    expect(listHallChoices([hall, shiraz], null).map((choice) => choice.hall.name)).toEqual([
      'اصفهان',
      'شیراز',
    ])
    expect(listHallChoices([hall], null)[0]).toMatchObject({ km: null, state: 'unknown' })
  })
  it('need no place where the hall has no range', () => {
    expect(listHallChoices([{ ...hall, turnRange: 0 }], null)[0]?.state).toBe('near')
  })
  it('leave out closed halls and mark those that give turns only at their counter', () => {
    const counter = { ...hall, activeTurnApp: false }
    expect(listHallChoices([{ ...hall, isActive: false }, counter], inIsfahan)).toMatchObject([
      { state: 'counterOnly' },
    ])
  })
})

it.each([
  ['within its reach', 'near', 50, 'تا ۵۰ کیلومتری سالن نوبت می‌دهد؛ در این محدوده‌اید.'],
  ['beyond it', 'far', 50, 'تا ۵۰ کیلومتری سالن نوبت می‌دهد؛ از آن دورترید.'],
  ['where nobody knows', 'unknown', 50, 'تا ۵۰ کیلومتری سالن نوبت می‌دهد.'],
  ['of a hall without bounds', 'near', 0, 'از هر جا نوبت می‌دهد.'],
] as const)('from where a turn may be taken is told to who is %s', (_where, state, turnRange, said) => {
  expect(hallRangeSentence({ hall: { ...hall, turnRange }, km: null, state })).toBe(said)
})
