import { parseJalaliDateTime, startOfTehranDay } from '@bargah/contract/kernel/dates.ts'

// days have been of 23 and 25 hours, so a day and a half after midnight is always within the next day
const dayAndHalfMs = 36 * 60 * 60_000

/** Since when and before when; absent = no bound. */
export type Days = { since?: Date; before?: Date }

/** In: the first and the last day of a search (`1405/08/30`, both counted). Out: since when and before when. */
export function computeDays({ FromDate, ToDate }: { FromDate?: string; ToDate?: string }): Days {
  const first = FromDate === undefined ? null : parseJalaliDateTime(FromDate)
  const last = ToDate === undefined ? null : parseJalaliDateTime(ToDate)
  return {
    since: first ?? undefined,
    before: last ? startOfTehranDay(new Date(last.getTime() + dayAndHalfMs)) : undefined,
  }
}
