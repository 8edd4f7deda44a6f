import type { HallRefusal } from '@bargah/contract/features/halls/halls.text.ts'
import { startOfTehranDay } from '@bargah/contract/kernel/dates.ts'
import { minuteMs, dayMs } from '@bargah/contract/kernel/durations.ts'

const momentsAround = (minutes: readonly number[], now: Date) =>
  [-dayMs, 0, dayMs].flatMap((shift) => {
    const start = startOfTehranDay(new Date(now.getTime() + shift)).getTime()
    return minutes.map((minute) => start + minute * minuteMs)
  })

/** In: a hall's active show times as minutes of the Tehran day. Out: the latest one at or before `now`, or null. */
export function computeLastShowTime(minutes: readonly number[], now: Date): Date | null {
  const past = momentsAround(minutes, now).filter((moment) => moment <= now.getTime())
  return past.length === 0 ? null : new Date(Math.max(...past))
}

/** In: the same. Out: the first one after `now`, or null when the hall has none. */
export function computeNextShowTime(minutes: readonly number[], now: Date): Date | null {
  const coming = momentsAround(minutes, now).filter((moment) => moment > now.getTime())
  return coming.length === 0 ? null : new Date(Math.min(...coming))
}

type Time = { minuteOfDay: number; isActive: boolean }

/** In: whether a hall is to go by show times, and those that it is to have. Out: why not, or null (rules 7.3). */
export const mayGoByShowTimes = (isActiveShowTime: boolean, times: readonly Time[]): HallRefusal | null =>
  isActiveShowTime && !times.some(({ isActive }) => isActive) ? 'show_time_needed' : null

/** In: show times that a hall has and one that is to be. Out: why not, or null. */
export const mayHaveShowTime = (others: readonly Time[], minuteOfDay: number): HallRefusal | null =>
  others.some((time) => time.minuteOfDay === minuteOfDay) ? 'show_time_taken' : null
