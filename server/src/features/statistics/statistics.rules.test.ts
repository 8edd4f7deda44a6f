import fc from 'fast-check'
import { jalaliDate, parseJalaliDateTime } from '@bargah/contract/kernel/dates.ts'
import { describe, expect, it } from 'vitest'
import {
  monthBefore,
  monthsShown,
  presentPermits,
  presentStatistics,
  startOfPermits,
} from './statistics.rules.ts'

const at = (day: string, time = '14:00') => parseJalaliDateTime(day, time) ?? new Date(Number.NaN)
const day = (name: string, n: number) => ({ day: name, driverCount: 0, cargoCount: 0, reserveCount: n })
const all = { driverCount: 9, cargoCount: 8, reserveCount: 7 }
const some = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })

describe('the figures of a home', () => {
  it('put each day into today, thirty days, the year, its month and the days compared', () => {
    const days = [
      day('1404/08/30', 1),
      day('1405/01/01', 2),
      day('1405/07/01', 4),
      day('1405/07/30', 8),
      day('1405/08/01', 16),
      day('1405/08/02', 32),
      day('1405/08/30', 64),
    ]
    const shown = presentStatistics(days, all, at('1405/08/30'))
    expect(shown).toMatchObject({
      ...all,
      today: { reserveCount: 64 },
      last30Days: { reserveCount: 112 },
      thisYear: { reserveCount: 126 },
      lastMonthSoFar: { reserveCount: 12 },
    })
    expect(
      shown.months.map(({ month, reserveCount }) => [month, reserveCount]).filter(([, n]) => n !== 0),
    ).toEqual([
      ['1404/08', 1],
      ['1405/01', 2],
      ['1405/07', 12],
      ['1405/08', 112],
    ])
  })

  it('tell thirty days one by one: none where nothing happened, nothing at all before the first record', () => {
    const days = [day('1405/08/20', 5), day('1405/08/22', 7), day('1405/08/30', 1)]
    const shownTo = (ofAllTime: typeof all) =>
      presentStatistics(days, ofAllTime, at('1405/08/30')).days.map((one) => [
        one.day,
        one.counts?.reserveCount ?? null,
      ])
    const young = shownTo({ driverCount: 0, cargoCount: 0, reserveCount: 13 })
    expect([young.length, young[0], young.at(-1)]).toEqual([30, ['1405/08/01', null], ['1405/08/30', 1]])
    expect(young.slice(18, 23)).toEqual([
      ['1405/08/19', null],
      ['1405/08/20', 5],
      ['1405/08/21', 0],
      ['1405/08/22', 7],
      ['1405/08/23', 0],
    ])
    // what is older than the days that are looked at was recorded too
    expect(shownTo({ driverCount: 3, cargoCount: 0, reserveCount: 13 })[0]).toEqual(['1405/08/01', 0])
    const empty = presentStatistics([], { driverCount: 0, cargoCount: 0, reserveCount: 0 }, at('1405/08/30'))
    expect(empty.days.every(({ counts }) => counts === null)).toBe(true)
  })

  it.each([
    ['1405/01/01', 13, '1404/01', '1405/01'],
    ['1405/12/29', 24, '1404/01', '1405/12'],
  ])('on %s show %d months, from %s to %s', (today, count, first, last) => {
    const shown = monthsShown(at(today))
    expect([shown.length, shown[0], shown.at(-1)]).toEqual([count, first, last])
  })

  it.each([
    ['1405/01/05', '1404/12/01', '1404/12/05'],
    ['1405/07/30', '1405/06/01', '1405/06/30'],
    ['1405/06/31', '1405/05/01', '1405/05/31'],
  ])('on %s compare with the days from %s to %s', (today, first, last) => {
    expect(monthBefore(at(today))).toEqual({ first, last })
  })

  it('leave out no day of this year, whatever the day', () => {
    fc.assert(
      fc.property(some, (now) => {
        const today = jalaliDate(now)
        const days = [day(`${today.slice(0, 4)}/01/01`, 1), day(today, 1)]
        const { thisYear, months } = presentStatistics(days, all, now)
        const inMonths = months.reduce((sum, { reserveCount }) => sum + reserveCount, 0)
        expect([thisYear.reserveCount, inMonths]).toEqual([2, 2])
      }),
    )
  })

  it('of a company are thirty days that end today, those without permits too, and the thirty before', () => {
    const dateOf = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tehran' })
    // Counted from a noon: a day of the years with summer time is at times of 23 or 25 hours.
    const agoOf = (now: Date, days: number) =>
      jalaliDate(new Date(Date.parse(`${dateOf.format(now)}T09:00:00Z`) - days * 86_400_000))
    fc.assert(
      fc.property(some, (now) => {
        const permits = new Map([0, 29, 30, 59, 60].map((ago, at) => [agoOf(now, ago), 10 ** at]))
        const { days, thirtyDaysBefore } = presentPermits(permits, now)
        expect(days.map(({ day: name }) => name)).toEqual(days.map((_, at) => agoOf(now, 29 - at)))
        expect(days.map(({ reserveCount }) => reserveCount)).toEqual([10, ...Array(28).fill(0), 1])
        expect(thirtyDaysBefore).toBe(1100)
        expect(jalaliDate(startOfPermits(now))).toBe(agoOf(now, 59))
      }),
    )
  })
})
