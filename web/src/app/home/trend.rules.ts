import type { Counts, Statistics } from '@bargah/contract/features/statistics/statistics.schema.ts'

/** A day of the trend; `count` is null where nothing was recorded at all. */
export type TrendDay = { day: string; count: number | null; isOver: boolean; isLargest: boolean }
export type Trend = {
  days: TrendDay[]
  largest: number
  sum: number
  average: number | null
  wholeDays: number
}

/** In: thirty days, today at the end, and which figure. Out: bars, largest, sum, average over days that are over and recorded. */
export function trendOf(days: Statistics['days'], figure: keyof Counts): Trend {
  const counts = days.map(({ counts: found }) => found && found[figure])
  const known = counts.filter((count) => count !== null)
  const whole = counts.slice(0, -1).filter((count) => count !== null)
  const largest = Math.max(0, ...known)
  const peak = largest > 0 ? counts.indexOf(largest) : -1
  return {
    days: days.map(({ day }, at) => ({
      day,
      count: counts[at] ?? null,
      isOver: at < days.length - 1,
      isLargest: at === peak,
    })),
    largest,
    sum: sumOf(known),
    average: whole.length > 0 ? sumOf(whole) / whole.length : null,
    wholeDays: whole.length,
  }
}

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0)

/** In: a trend. Out: how many of its first days nothing is known of. */
export const gapOf = ({ days }: Trend): number => {
  const first = days.findIndex(({ count }) => count !== null)
  return first === -1 ? days.length : first
}
