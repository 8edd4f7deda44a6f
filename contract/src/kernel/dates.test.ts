import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  clockTime,
  formatCountdown,
  formatDateLong,
  formatDatePaper,
  formatDateShort,
  formatDateTime,
  formatHours,
  formatRelative,
  formatSeconds,
  formatTime,
  formatUntil,
  formatWait,
  isoInstant,
  jalaliDate,
  jalaliParts,
  parseJalaliDateTime,
  startOfTehranDay,
} from './dates.ts'
import { formatComing, formatComingHour, formatDay, formatDaySeconds, formatDayTime } from './day-and-hour.ts'
import { dayMs } from './durations.ts'

const at = '2026-11-21T10:35:20.000Z'
/** As server/test/amount.ts, which the contract may not import. */
const amount = ({ usual, full }: { usual: number; full: number }) =>
  process.env.TEST_LONG === '1' ? full : usual
const iso = (date: Date | null) => date?.toISOString() ?? null

describe('an instant', () => {
  it('has a Jalali date and a Tehran time', () => {
    expect(jalaliParts(at)).toEqual({
      year: 1405,
      month: 8,
      day: 30,
      hour: 14,
      minute: 5,
      second: 20,
      weekday: 0,
    })
    expect(jalaliDate(at)).toBe('1405/08/30')
    expect(clockTime(at)).toBe('14:05')
    expect(clockTime('2026-11-20T20:30:00Z')).toBe('00:00')
    expect(isoInstant('2026-11-21T14:05:20+03:30')).toBe(at)
  })

  it('is written for people in Persian', () => {
    expect(formatDateLong(at)).toBe('شنبه ۳۰ آبان ۱۴۰۵')
    expect(formatDateLong('2026-11-24T10:00:00Z')).toBe('سه‌شنبه ۳ آذر ۱۴۰۵')
    expect(formatDatePaper(at)).toBe('۱۴۰۵/۰۸/۳۰')
    expect(formatTime(at)).toBe('۱۴:۰۵')
    expect(formatSeconds(at)).toMatch(/^۱۴:۰۵:[۰-۵][۰-۹]$/)
    expect(formatDateShort(at, at)).toBe('۳۰ آبان')
    expect(formatDateShort('2025-11-21T10:00:00Z', at)).toBe('۳۰ آبان ۱۴۰۴')
  })

  it('may be a Date or text, and throws when it is neither', () => {
    expect(jalaliDate(new Date(at))).toBe('1405/08/30')
    expect(() => jalaliDate('دیروز')).toThrow(RangeError)
  })
})

describe('parseJalaliDateTime', () => {
  it.each([
    ['1405/08/30', '14:05', '2026-11-21T10:35:00.000Z'],
    ['۱۴۰۵/۸/۳۰', '۱۴:۰۵', '2026-11-21T10:35:00.000Z'],
    ['١٤٠٥-٠٨-٣٠', '9:5', '2026-11-21T05:35:00.000Z'],
    [' 1405/1/1 ', '23:59:59', '2026-03-21T20:29:59.000Z'],
    ['1403/12/30', '12:00', '2025-03-20T08:30:00.000Z'],
    ['1408/12/30', '12:00', '2030-03-20T08:30:00.000Z'],
  ])('reads %s %s', (date, time, instant) => {
    expect(iso(parseJalaliDateTime(date, time))).toBe(instant)
  })

  it('means the start of the day when no time is given', () => {
    expect(iso(parseJalaliDateTime('1405/08/30'))).toBe('2026-11-20T20:30:00.000Z')
  })

  it.each(['1404/12/30', '1405/12/30', '1405/07/31', '1405/01/32', '1405/13/01', '1405/00/10', '1405/10/00'])(
    'refuses %s, which is no day',
    (date) => {
      expect(parseJalaliDateTime(date)).toBeNull()
    },
  )

  it.each([
    '',
    'امروز',
    '1405',
    '1405/08',
    '05/08/30',
    '1405/08-30',
    '1405/08/30 10:00',
    '1277/01/01',
    '1499/01/01',
    '2026/11/21',
  ])('refuses %j, which is no date of ours', (date) => {
    expect(parseJalaliDateTime(date)).toBeNull()
  })

  it.each(['24:00', '12:60', '12:00:60', '12', '', '1405', '-1:00'])('refuses the time %j', (time) => {
    expect(parseJalaliDateTime('1405/08/30', time)).toBeNull()
  })

  it('comes back to the same minute, or an earlier one of the same name when the clock was set back', () => {
    // until 1946 Tehran kept its solar time, whose offset is no whole minute
    const minute = fc.integer({ min: Date.UTC(1946, 0, 1) / 60_000, max: Date.UTC(2119, 11, 31) / 60_000 })
    fc.assert(
      fc.property(minute, (minutes) => {
        const instant = new Date(minutes * 60_000)
        const read = parseJalaliDateTime(jalaliDate(instant), clockTime(instant)) ?? new Date(0)
        expect([jalaliDate(read), clockTime(read)]).toEqual([jalaliDate(instant), clockTime(instant)])
        expect([0, 30, 60]).toContain(minutes - read.getTime() / 60_000)
      }),
      { numRuns: amount({ usual: 300, full: 2000 }) },
    )
  })
})

describe('the calendar', () => {
  const persian = new Intl.DateTimeFormat('en-u-ca-persian-nu-latn', {
    timeZone: 'UTC',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    weekday: 'short',
  })
  const weekdays = ['Sat', 'Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri']
  const firstDay = Date.UTC(1900, 0, 1) / dayMs
  const lastDay = Date.UTC(2119, 11, 31) / dayMs

  function expectSameDay(day: number) {
    const noon = new Date(day * dayMs + dayMs / 2)
    const parts = Object.fromEntries(persian.formatToParts(noon).map(({ type, value }) => [type, value]))
    const date = `${parts.year}/${parts.month}/${parts.day}`
    expect(jalaliDate(noon)).toBe(date)
    expect(weekdays[jalaliParts(noon).weekday]).toBe(parts.weekday)
    const start = parseJalaliDateTime(date)
    expect(start).toEqual(startOfTehranDay(noon))
    expect(jalaliDate(start ?? '')).toBe(date)
    expect(jalaliDate(new Date((start ?? noon).getTime() - 1))).not.toBe(date)
  }

  it('agrees with Intl on days from 1900 to 2119, there and back', () => {
    fc.assert(fc.property(fc.integer({ min: firstDay, max: lastDay }), expectSameDay), {
      numRuns: amount({ usual: 250, full: 1500 }),
    })
  })

  it('agrees with Intl on the first and last days, and around every new year', () => {
    expect.hasAssertions()
    for (const day of [firstDay, lastDay]) expectSameDay(day)
    // seven is prime to the leap years' four, so that each of their kinds is met in the usual run too
    for (let year = 1900; year < 2120; year += amount({ usual: 7, full: 1 }))
      for (const march of [19, 20, 21, 22]) expectSameDay(Date.UTC(year, 2, march) / dayMs)
  })
})

describe('the clock', () => {
  const tehran = new Intl.DateTimeFormat('en-u-ca-persian-nu-latn', {
    timeZone: 'Asia/Tehran',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  const expectSameClock = (ms: number) => {
    const { weekday: _weekday, ...read } = jalaliParts(new Date(ms))
    const parts = tehran.formatToParts(ms).filter(({ type }) => type in read)
    expect(read).toEqual(Object.fromEntries(parts.map(({ type, value }) => [type, Number(value)])))
  }
  const from = Date.UTC(2023, 2, 20, 20, 30)
  const until = Date.UTC(2120, 2, 19)

  // fails when the law brings summer time back and this machine knows it: then the years without it have an end
  it('is that of Intl from 1402 on, which is reckoned', () => {
    expect.hasAssertions()
    fc.assert(fc.property(fc.integer({ min: from, max: until }), expectSameClock), {
      numRuns: amount({ usual: 500, full: 20_000 }),
    })
  })

  it('is that of Intl at both ends of what is reckoned, and in the moments around midnight', () => {
    expect.hasAssertions()
    for (const end of [from, until]) for (const ms of [-1_000, -1, 0, 1_000]) expectSameClock(end + ms)
    for (let day = from; day < until; day += amount({ usual: 97, full: 1 }) * dayMs)
      for (const ms of [-1, 0]) expectSameClock(day + ms)
  })
})

describe('summer time, until late 2022', () => {
  it('shifts the clock by an hour', () => {
    expect(clockTime('2022-07-01T10:00:00Z')).toBe('14:30')
    expect(clockTime('2023-07-01T10:00:00Z')).toBe('13:30')
    expect(iso(parseJalaliDateTime('1401/04/10', '14:30'))).toBe('2022-07-01T10:00:00.000Z')
    expect(iso(startOfTehranDay('2022-07-01T10:00:00Z'))).toBe('2022-06-30T19:30:00.000Z')
  })

  it('starts the day that has no midnight at one o’clock', () => {
    const start = parseJalaliDateTime('1401/01/02')
    expect(iso(start)).toBe('2022-03-21T20:30:00.000Z')
    expect(clockTime(start ?? '')).toBe('01:00')
    expect(iso(startOfTehranDay('2022-03-22T10:00:00Z'))).toBe(iso(start))
    expect(clockTime(parseJalaliDateTime('1401/01/02', '00:20') ?? '')).toBe('01:20')
  })

  it('takes the earlier of an hour that came twice', () => {
    expect(iso(parseJalaliDateTime('1401/06/30', '23:30'))).toBe('2022-09-21T19:00:00.000Z')
    expect(iso(parseJalaliDateTime('1401/06/31', '00:00'))).toBe('2022-09-21T20:30:00.000Z')
  })
})

describe('formatRelative', () => {
  const now = new Date(at)
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)

  it.each([
    [0, 'چند لحظه پیش'],
    [-59, 'چند لحظه پیش'],
    [-60, '۱ دقیقه پیش'],
    [-359, '۵ دقیقه پیش'],
    [-3599, '۵۹ دقیقه پیش'],
    [-3600, '۱ ساعت پیش'],
    [-3 * 3600 - 1800, '۳ ساعت پیش'],
    [-86_399, '۲۳ ساعت پیش'],
    [-86_400, '۲۹ آبان'],
    [1, 'تا چند لحظهٔ دیگر'],
    [60, 'تا ۱ دقیقهٔ دیگر'],
    [299, 'تا ۵ دقیقهٔ دیگر'],
    [3599, 'تا ۱ ساعت دیگر'],
    [5400, 'تا ۲ ساعت دیگر'],
    [86_399, 'تا ۲۴ ساعت دیگر'],
    [86_400, '۱ آذر'],
    [-366 * 86_400, '۲۹ آبان ۱۴۰۴'],
  ])('says %d seconds from now as %s', (seconds, text) => {
    expect(formatRelative(after(seconds), now)).toBe(text)
  })
})

describe('formatUntil', () => {
  const now = new Date(at)
  it.each([
    [0.5, 'تا ۱ ثانیهٔ دیگر'],
    [42, 'تا ۴۲ ثانیهٔ دیگر'],
    [59.2, 'تا ۱ دقیقهٔ دیگر'],
    [61, 'تا ۲ دقیقهٔ دیگر'],
    [0, 'چند لحظه پیش'],
    [-30, 'چند لحظه پیش'],
  ])('says %d seconds from now as %s', (seconds, text) => {
    expect(formatUntil(new Date(now.getTime() + seconds * 1000), now)).toBe(text)
  })
})

describe('durations', () => {
  it.each([
    [462_000, '۷:۴۲'],
    [461_001, '۷:۴۲'],
    [1, '۰:۰۱'],
    [0, '۰:۰۰'],
    [-5000, '۰:۰۰'],
    [3_599_500, '۱:۰۰:۰۰'],
    [4_062_000, '۱:۰۷:۴۲'],
    [90_000_000, '۲۵:۰۰:۰۰'],
  ])('count %d ms down as %s', (ms, text) => {
    expect(formatCountdown(ms)).toBe(text)
  })

  it.each([
    [-1, '۱ ثانیهٔ دیگر'],
    [29_001, '۳۰ ثانیهٔ دیگر'],
    [59_001, '۱ دقیقهٔ دیگر'],
    [240_001, '۵ دقیقهٔ دیگر'],
    [3_599_000, '۱ ساعت دیگر'],
    [3_600_001, '۲ ساعت دیگر'],
  ])('say that %d ms are to be waited as %s', (ms, text) => {
    expect(formatWait(ms)).toBe(text)
  })

  it.each([
    [17.2, 'حدود ۱۷ ساعت'],
    [1.4, 'حدود ۱ ساعت'],
    [0.9, 'کمتر از یک ساعت'],
  ])('say %d hours as %s', (hours, text) => {
    expect(formatHours(hours)).toBe(text)
  })
})

describe('a day and an hour together', () => {
  const now = '2026-11-21T10:32:00Z'

  it('call today by its name and other days by their date', () => {
    expect(formatDayTime('2026-11-21T05:55:00Z', now)).toBe('امروز ۰۹:۲۵')
    expect(formatDayTime('2026-11-20T19:00:00Z', now)).toBe('۲۹ آبان ۲۲:۳۰')
  })
  it('are told to the second in a log, without the day of today', () => {
    expect(formatDaySeconds('2026-11-21T05:55:16Z', now)).toBe('۰۹:۲۵:۱۶')
    expect(formatDaySeconds('2026-11-20T19:00:00Z', now)).toBe('۲۹ آبان ۲۲:۳۰:۰۰')
  })
  it.each([
    ['2026-11-21T10:46:00Z', '۱۴:۱۶', 'ساعت ۱۴:۱۶'],
    ['2026-11-22T10:46:00Z', 'فردا ۱۴:۱۶', 'فردا ساعت ۱۴:۱۶'],
    ['2026-11-24T10:46:00Z', '۳ آذر ۱۴:۱۶', '۳ آذر ساعت ۱۴:۱۶'],
  ])('%s is to come at «%s»', (at, said, saidWithHour) => {
    expect(formatComing(at, now)).toBe(said)
    expect(formatComingHour(at, now)).toBe(saidWithHour)
  })
  it('are whole in a proof', () => {
    expect(formatDateTime(now)).toBe('شنبه ۳۰ آبان ۱۴۰۵، ۱۴:۰۲')
  })
  it('name the weekday', () => {
    expect(formatDay(now, now)).toBe('شنبه ۳۰ آبان')
  })
})
