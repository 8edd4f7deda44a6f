import type { Counts, Statistics } from '@bargah/contract/features/statistics/statistics.schema.ts'
import { jalaliDate, jalaliParts, parseJalaliDateTime } from '@bargah/contract/kernel/dates.ts'
import { dayMs } from '@bargah/contract/kernel/durations.ts'

/** What happened on one day of Tehran, `1405/08/30`. */
export type DayCounts = Counts & { day: string }

const none: Counts = { driverCount: 0, cargoCount: 0, reserveCount: 0 }
const last30 = 30
const noonMs = dayMs / 2

const add = (a: Counts, b: Counts): Counts => ({
  driverCount: a.driverCount + b.driverCount,
  cargoCount: a.cargoCount + b.cargoCount,
  reserveCount: a.reserveCount + b.reserveCount,
})
/** Of so many days, what happened on all of them together. */
export const sumCounts = (days: readonly Counts[]): Counts => days.reduce(add, none)

/** In: a day, `1405/08/30`. Out: its first instant. */
export function startOfDay(day: string): Date {
  const midnight = parseJalaliDateTime(day)
  if (!midnight) throw new Error(`no day: ${day}`)
  return midnight
}

/** In: a day and a number. Out: the day so many days before it. */
const daysBefore = (day: string, n: number): string =>
  jalaliDate(new Date(startOfDay(day).getTime() + noonMs - n * dayMs))

/** In: a day. Out: it and the 29 days before it, the oldest first. */
const thirtyDaysTo = (day: string): string[] =>
  Array.from({ length: last30 }, (_, at) => daysBefore(day, last30 - 1 - at))

/** In: now. Out: the months of this year so far and of the last, `1404/01` first. */
export function monthsShown(now: Date): string[] {
  const { year, month } = jalaliParts(now)
  const twelve = Array.from({ length: 12 }, (_, at) => at + 1)
  return [
    ...twelve.map((one) => [year - 1, one] as const),
    ...twelve.slice(0, month).map((one) => [year, one] as const),
  ].map(([inYear, one]) => `${inYear}/${String(one).padStart(2, '0')}`)
}

/** In: now. Out: the first day of the month before, and the day in it up to which it is compared with this month so far. */
export function monthBefore(now: Date): { first: string; last: string } {
  const { year, month, day } = jalaliParts(now)
  const before = month === 1 ? `${year - 1}/12` : `${year}/${String(month - 1).padStart(2, '0')}`
  return { first: `${before}/01`, last: `${before}/${String(day).padStart(2, '0')}` }
}

/**
 * In: what happened on each day since the year before began, days without anything left out, what happened in all, and
 * now. Out: the figures of a home (rules 16.3). Days compare as texts.
 */
export function presentStatistics(days: readonly DayCounts[], ofAllTime: Counts, now: Date): Statistics {
  const today = jalaliDate(now)
  const since = daysBefore(today, last30 - 1)
  const before = monthBefore(now)
  const between = (first: string, last: string) =>
    sumCounts(days.filter(({ day }) => day >= first && day <= last))
  return {
    ...ofAllTime,
    today: between(today, today),
    last30Days: between(since, today),
    thisYear: between(`${jalaliParts(now).year}/01/01`, today),
    days: presentDays(days, ofAllTime, today),
    lastMonthSoFar: between(before.first, before.last),
    months: monthsShown(now).map((month) => ({
      month,
      ...sumCounts(days.filter(({ day }) => day.startsWith(`${month}/`))),
    })),
  }
}

/** Each of the thirty days that end today; null while nothing had ever been recorded, which is not the same as nothing that day. */
function presentDays(days: readonly DayCounts[], ofAllTime: Counts, today: string): Statistics['days'] {
  const byDay = new Map(days.map(({ day, ...counts }) => [day, counts]))
  const began = isMore(ofAllTime, sumCounts(days)) ? '' : firstOf(days)
  return thirtyDaysTo(today).map((day) => ({
    day,
    counts: began === undefined || day < began ? null : (byDay.get(day) ?? none),
  }))
}

const isMore = (all: Counts, some: Counts) =>
  all.driverCount > some.driverCount ||
  all.cargoCount > some.cargoCount ||
  all.reserveCount > some.reserveCount

/** The first day on which anything happened. */
const firstOf = (days: readonly DayCounts[]): string | undefined =>
  days
    .filter((counts) => isMore(counts, none))
    .map(({ day }) => day)
    .toSorted()[0]

/** In: now. Out: the first instant of the sixty days that `presentPermits` reads. */
export const startOfPermits = (now: Date): Date => startOfDay(daysBefore(jalaliDate(now), 2 * last30 - 1))

/** In: permits by day and now. Out: those of each of the thirty days that end today, and of the thirty days before them in all. */
export function presentPermits(permits: ReadonlyMap<string, number>, now: Date) {
  const today = jalaliDate(now)
  const countOf = (day: string) => permits.get(day) ?? 0
  return {
    days: thirtyDaysTo(today).map((day) => ({ day, reserveCount: countOf(day) })),
    thirtyDaysBefore: thirtyDaysTo(daysBefore(today, last30)).reduce((sum, day) => sum + countOf(day), 0),
  }
}
