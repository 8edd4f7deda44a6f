import { parseJalaliDateTime, startOfTehranDay } from '@bargah/contract/kernel/dates.ts'

// days have been of 23 and 25 hours, so a day and a half after midnight is always within the next day
const dayAndHalfMs = 36 * 60 * 60_000

export type Days = { since: Date | null; before: Date | null }

/** In: the first and the last day of a search (`1405/08/30`, both counted). Out: since when and before when; null = no bound. */
export function computeDays({ FromDate, ToDate }: { FromDate?: string; ToDate?: string }): Days {
  const last = ToDate === undefined ? null : parseJalaliDateTime(ToDate)
  return {
    since: FromDate === undefined ? null : parseJalaliDateTime(FromDate),
    before: last && startOfTehranDay(new Date(last.getTime() + dayAndHalfMs)),
  }
}
