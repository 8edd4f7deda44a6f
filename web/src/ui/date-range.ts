import {
  formatDateShort,
  jalaliDate,
  jalaliParts,
  monthNames,
  parseJalaliDateTime,
} from '@bargah/contract/kernel/dates.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'

/** Both ends as `1405/08/30`, both counted in; null is open. */
export type DateRange = { from: string | null; to: string | null }

export const wholeTime: DateRange = { from: null, to: null }

const dayMs = 24 * 3_600_000
const daysBefore = (now: Date, days: number) => jalaliDate(new Date(now.getTime() - days * dayMs))
const oneDay = (day: string): DateRange => ({ from: day, to: day })
const lastDays = (now: Date, days: number): DateRange => ({
  from: daysBefore(now, days - 1),
  to: jalaliDate(now),
})

export const todayOnly = (now: Date): DateRange => oneDay(jalaliDate(now))

/** A month of the Persian calendar; `month` goes on below 1 into the year before. */
type Month = { year: number; month: number; name: string }

function monthOf(year: number, month: number): Month {
  const at = year * 12 + month - 1
  return { year: Math.floor(at / 12), month: (at % 12) + 1, name: monthNames[at % 12] ?? '' }
}

const firstOf = ({ year, month }: Month) => `${year}/${String(month).padStart(2, '0')}/01`

/** From the first day of a month to the last day of another. */
const months = (from: Month, to: Month): DateRange => {
  const next = parseJalaliDateTime(firstOf(monthOf(to.year, to.month + 1)))
  return { from: firstOf(from), to: next && daysBefore(next, 1) }
}

export function thisMonth(now: Date): DateRange {
  const { year, month } = jalaliParts(now)
  const one = monthOf(year, month)
  return months(one, one)
}

/** The ranges that are asked for most: days before now, and months and the year by their names. */
export function rangePresets(now: Date): { label: string; range: DateRange }[] {
  const { year, month } = jalaliParts(now)
  const [first, last] = [monthOf(year, 1), monthOf(year, 12)]
  const [before, earlier] = [monthOf(year, month - 1), monthOf(year, month - 2)]
  return [
    { label: 'امروز', range: todayOnly(now) },
    { label: 'دیروز', range: oneDay(daysBefore(now, 1)) },
    { label: '۷ روز', range: lastDays(now, 7) },
    { label: '۳۰ روز', range: lastDays(now, 30) },
    { label: `این ماه، ${monthOf(year, month).name}`, range: thisMonth(now) },
    { label: `ماه پیش، ${before.name}`, range: months(before, before) },
    { label: earlier.name, range: months(earlier, earlier) },
    { label: `سال ${toPersianDigits(year)}`, range: months(first, last) },
  ]
}

/** How many rows the days of a range have: each day since one (null: since the first), and all of them together. */
export type DayCounts = {
  of: DateRange
  byDay: ReadonlyMap<string, number>
  since: string | null
  total: number
}

export function presetDays(now: Date): DateRange {
  const ranges = rangePresets(now).map(({ range }) => range)
  const days = (end: 'from' | 'to') => ranges.flatMap(({ [end]: day }) => day ?? []).toSorted()
  return { from: days('from')[0] ?? null, to: days('to').at(-1) ?? null }
}

/** In: a range and what was counted. Out: how many rows it has; undefined where some of its days were not counted. */
export function countIn(range: DateRange, { of, byDay, since, total }: DayCounts): number | undefined {
  if (isSameRange(range, of)) return total
  const [from, to] = [range.from ?? '', range.to ?? '']
  if (since !== null && from < since) return undefined
  return [...byDay].reduce((sum, [day, count]) => (day >= from && day <= to ? sum + count : sum), 0)
}

/** In: a range. Out: the name of the month or the year that it is, as `آبان`, `مهر ۱۴۰۴` or `سال ۱۴۰۵`. */
function nameOf(range: DateRange, now: Date): string | undefined {
  const [year = 0, month = 0] = (range.from ?? '').split('/').map(Number)
  const one = monthOf(year, month)
  if (isSameRange(range, months(one, one)))
    return year === jalaliParts(now).year ? one.name : `${one.name} ${toPersianDigits(year)}`
  const isYear = isSameRange(range, months(monthOf(year, 1), monthOf(year, 12)))
  return isYear ? `سال ${toPersianDigits(year)}` : undefined
}

export const isSameRange = (a: DateRange, b: DateRange) => a.from === b.from && a.to === b.to

export const isReversed = ({ from, to }: DateRange) => from !== null && to !== null && to < from

/** In: a range. Out: `امروز، ۳۰ آبان`, `۲۲ تا ۳۰ آبان`, `آبان`, `از ۲ مهر`, or undefined when it is open at both ends. */
export function sayRange({ from, to }: DateRange, now: Date): string | undefined {
  const say = (day: string) => formatDateShort(parseJalaliDateTime(day) ?? now, now)
  if (!from && !to) return undefined
  if (!to) return `از ${say(from ?? '')}`
  if (!from) return `تا ${say(to)}`
  if (from === to) return from === jalaliDate(now) ? `امروز، ${say(from)}` : say(from)
  const name = nameOf({ from, to }, now)
  if (name !== undefined) return name
  const sameMonth = from.slice(0, 7) === to.slice(0, 7)
  return sameMonth ? `${toPersianDigits(Number(from.slice(8)))} تا ${say(to)}` : `${say(from)} تا ${say(to)}`
}
