import type { Statistics } from '@bargah/contract/features/statistics/statistics.schema.ts'
import { parseJalaliDateTime } from '@bargah/contract/kernel/dates.ts'
import { describe, expect, it } from 'vitest'
import { besideLastYear, countsOver, daysOf, permitsByMonth, trendOf } from './admin-figures.ts'

const now = parseJalaliDateTime('1405/08/30', '14:00') ?? new Date(0)
const counts = (n: number) => ({ driverCount: n, cargoCount: n * 2, reserveCount: n * 3 })
/** Twenty months, of which the eighth of this year is the present one. */
const found: Statistics = {
  ...counts(1_000),
  today: counts(1),
  last30Days: counts(30),
  thisYear: counts(300),
  lastMonthSoFar: counts(10),
  months: Array.from({ length: 20 }, (_, at) => ({
    month: `${at < 12 ? 1404 : 1405}/${String((at % 12) + 1).padStart(2, '0')}`,
    ...counts(at + 1),
  })),
}

describe('the home of an administrator', () => {
  it.each([
    ['all', 1_000, ''],
    ['year', 300, '1405-01-01..1405-08-30'],
    ['days', 30, '1405-08-01..1405-08-30'],
    ['today', 1, '1405-08-30'],
  ] as const)('counts over %s, and leads to the rows of those days', (span, drivers, days) => {
    expect(countsOver(span, found).driverCount).toBe(drivers)
    expect(daysOf(span, now)).toBe(days)
  })

  it('shows the last months, and this one beside the same days of the one before', () => {
    expect(trendOf(found, 'driverCount')).toEqual({ trend: [13, 14, 15, 16, 17, 18, 19, 20], percent: 100 })
    expect(trendOf({ ...found, lastMonthSoFar: counts(0) }, 'cargoCount').percent).toBeNull()
  })

  it('draws this year up to the present month, and the year before', () => {
    const { points, series } = permitsByMonth(found)
    expect([points.length, series[0]?.values.length, series[1]?.values.length]).toEqual([12, 12, 12])
    expect(series.map(({ label }) => label)).toEqual(['۱۴۰۵', '۱۴۰۴'])
    expect(series[0]?.values.slice(6)).toEqual([57, 60, null, null, null, null])
    expect(besideLastYear(series, 6)).toBe('۱۷۱٪ بیش از مهر ۱۴۰۴')
    expect(besideLastYear(series, 7)).toBeUndefined()
  })
})
