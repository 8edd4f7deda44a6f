import { describe, expect, it } from 'vitest'
import { computeDueShowTime, computeHallMode, computeMovedExpiry } from './rounds.rules.ts'

const at = (clock: string) => new Date(`2026-11-21T${clock}Z`)

describe('how a hall gives out its loads', () => {
  it.each([
    [{ reservationLimitMinutes: 0, isActiveShowTime: true }, false, 'at_once'],
    [{ reservationLimitMinutes: 10, isActiveShowTime: true }, false, 'show_times'],
    [{ reservationLimitMinutes: 10, isActiveShowTime: false }, false, 'as_loads_come'],
    [{ reservationLimitMinutes: 0, isActiveShowTime: false }, true, 'as_loads_come'],
    [{ reservationLimitMinutes: 0, isActiveShowTime: true }, true, 'show_times'],
  ] as const)('of %o with a round open: %s is %s', (hall, isRoundOpen, mode) => {
    expect(computeHallMode(hall, isRoundOpen)).toBe(mode)
  })
})

describe('the show time that is due', () => {
  const times = { last: at('10:00:00'), next: at('10:30:00'), reservationLimitMinutes: 10 }
  it.each([
    ['opens at its own minute when it is looked at in time', '10:01:59', '09:30:00', '10:00:00'],
    ['is not opened twice', '10:01:00', '10:00:00', null],
    ['opens once late after a downtime', '10:15:00', '09:30:00', '10:15:00'],
    ['is left out when the next is nearer than a round is long', '10:21:00', '09:30:00', null],
  ])('%s', (_what, now, lookedAt, due) => {
    const found = computeDueShowTime({ ...times, lookedAt: at(lookedAt) }, at(now))
    expect(found).toEqual(due && at(due))
  })

  it('is none where there is no show time', () => {
    const none = { last: null, next: null, lookedAt: null, reservationLimitMinutes: 10 }
    expect(computeDueShowTime(none, at('10:00:00'))).toBeNull()
  })
})

describe('the expiry of a turn that waited', () => {
  it('moves by the time from its first choice to the split, and never comes nearer', () => {
    expect(computeMovedExpiry(at('12:00:00'), at('10:00:00'), at('10:10:00'))).toEqual(at('12:10:00'))
    expect(computeMovedExpiry(at('12:00:00'), at('10:10:00'), at('10:00:00'))).toEqual(at('12:00:00'))
    expect(computeMovedExpiry(null, at('10:00:00'), at('10:10:00'))).toBeNull()
  })
})
