import { jalaliDate, parseJalaliDateTime } from '../../kernel/dates.ts'

/** In: a Jalali day in any digits. Out: whether it is over; a text that is no day is not (rules 9.4). */
export function isDayOver(day: string, now: Date): boolean {
  const start = parseJalaliDateTime(day)
  return start !== null && jalaliDate(start) < jalaliDate(now)
}
