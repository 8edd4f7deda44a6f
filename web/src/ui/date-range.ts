import { formatDateShort, jalaliDate, parseJalaliDateTime } from '@bargah/contract/kernel/dates.ts'
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

/** The ranges that are asked for most. */
export const rangePresets = (now: Date): { label: string; range: DateRange }[] => [
  { label: 'امروز', range: todayOnly(now) },
  { label: 'دیروز', range: oneDay(daysBefore(now, 1)) },
  { label: '۷ روز', range: lastDays(now, 7) },
  { label: '۳۰ روز', range: lastDays(now, 30) },
]

export const isSameRange = (a: DateRange, b: DateRange) => a.from === b.from && a.to === b.to

/** Whether the range ends before it starts. */
export const isReversed = ({ from, to }: DateRange) => from !== null && to !== null && to < from

/** In: a range. Out: `امروز، ۳۰ آبان`, `۲۲ تا ۳۰ آبان`, `از ۲ مهر`, or undefined when it is open at both ends. */
export function sayRange({ from, to }: DateRange, now: Date): string | undefined {
  const say = (day: string) => formatDateShort(parseJalaliDateTime(day) ?? now, now)
  if (!from && !to) return undefined
  if (!to) return `از ${say(from ?? '')}`
  if (!from) return `تا ${say(to)}`
  if (from === to) return from === jalaliDate(now) ? `امروز، ${say(from)}` : say(from)
  const sameMonth = from.slice(0, 7) === to.slice(0, 7)
  return sameMonth ? `${toPersianDigits(Number(from.slice(8)))} تا ${say(to)}` : `${say(from)} تا ${say(to)}`
}
