import { jalaliDate } from '@bargah/contract/kernel/dates.ts'
import { dayMs } from '@bargah/contract/kernel/durations.ts'

/** How many days, weeks and months keep a backup each. */
export type Keeping = { days: number; weeks: number; months: number }

const tehranMs = 3.5 * 60 * 60_000
// the first of January 1970 was a Thursday, and weeks begin on Saturdays
const weekStart = 2

const spans = {
  days: (at: Date) => jalaliDate(at),
  weeks: (at: Date) => String(Math.floor((Math.floor((at.getTime() + tehranMs) / dayMs) - weekStart) / 7)),
  months: (at: Date) => jalaliDate(at).slice(0, 7),
}

/**
 * Which backups stay: the newest of all, and the newest of each of so many latest days, weeks and months (Jalali, Tehran's) of
 * which there is one. In: when they were made, in any order. Out: those that stay.
 */
export function computeKept(made: readonly Date[], keeping: Keeping): Set<Date> {
  const newestFirst = made.toSorted((one, other) => other.getTime() - one.getTime())
  const kept = new Set(newestFirst.slice(0, 1))
  for (const [span, nameOf] of Object.entries(spans)) {
    const newest = new Map<string, Date>()
    for (const at of newestFirst) if (!newest.has(nameOf(at))) newest.set(nameOf(at), at)
    for (const at of [...newest.values()].slice(0, keeping[span as keyof Keeping])) kept.add(at)
  }
  return kept
}
