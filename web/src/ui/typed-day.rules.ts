import { jalaliParts, monthNames, parseJalaliDateTime } from '@bargah/contract/kernel/dates.ts'
import { toLatinDigits, toPersianDigits } from '@bargah/contract/kernel/digits.ts'

/** The parts of a day as they stand in a field; null while one is not typed. */
export type TypedDay = { year: number | null; month: number | null; day: number | null }

const firstYear = 1300
const lastYear = 1499
const two = (value: number) => String(value).padStart(2, '0')
const fa = (text: string | number) => toPersianDigits(text)

/** In: a day as `1405/08/30`. Out: `۳۰ آبان ۱۴۰۵`. */
function sayDay(text: string): string {
  const [year = 0, month = 1, day = 0] = text.split('/').map(Number)
  return `${fa(day)} ${monthNames[month - 1]} ${fa(year)}`
}

/** In: a year and a month of the Persian calendar. Out: how many days it has. */
export function daysInMonth(year: number, month: number): number {
  if (month <= 6) return 31
  if (month < 12) return 30
  const last = parseJalaliDateTime(`${year}/12/30`)
  return last && jalaliParts(last).month === 12 ? 30 : 29
}

/** In: what was typed and the days allowed. Out: the day, or null, then with a sentence where something whole is wrong. */
export function readTypedDay(
  { year, month, day }: TypedDay,
  { min, max }: { min?: string | undefined; max?: string | undefined } = {},
): { value: string | null; fault?: string } {
  if (year === null || month === null || day === null) return { value: null }
  if (year < firstYear || year > lastYear)
    return { value: null, fault: `سال را با چهار رقم بنویسید، مانند ${fa(firstYear + 105)}.` }
  const days = daysInMonth(year, month)
  if (day > days) return { value: null, fault: `${monthNames[month - 1]} ${fa(year)}، ${fa(days)} روز دارد.` }
  const value = `${year}/${two(month)}/${two(day)}`
  if (min && value < min) return { value: null, fault: `تاریخ پیش از ${sayDay(min)} پذیرفته نیست.` }
  if (max && value > max) return { value: null, fault: `تاریخ پس از ${sayDay(max)} پذیرفته نیست.` }
  return { value }
}

/** In: a pasted text. Out: the day in it, with year first, in any digits; null when there is none. */
export function pastedDay(text: string): TypedDay | null {
  const found = /(\d{4})[/\-.](\d{1,2})[/\-.](\d{1,2})/.exec(toLatinDigits(text))
  const [year = 0, month = 0, day = 0] = found?.slice(1).map(Number) ?? []
  return month >= 1 && month <= 12 && day >= 1 ? { year, month, day } : null
}
