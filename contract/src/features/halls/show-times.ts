import { jalaliDate, parseJalaliDateTime } from '../../kernel/dates.ts'

/** The longest round there is (rules 7.2). */
export const mostReservationMinutes = 25

/** Show times stand at the hour and the half hour; the last one is 23:00 (rules 7.3). */
export const lastShowMinute = 23 * 60
const stepMinutes = 30

/** In: «08:30» or «8:30:00». Out: the minute of the day, or null where no show time can stand. */
export function readShowTime(text: string): number | null {
  const [, hour, minute] = /^(\d{1,2}):(\d{2})(?::00)?$/.exec(text) ?? []
  if (hour === undefined || minute === undefined) return null
  const minuteOfDay = Number(hour) * 60 + Number(minute)
  return Number(minute) < 60 && minuteOfDay <= lastShowMinute && minuteOfDay % stepMinutes === 0
    ? minuteOfDay
    : null
}

/** In: a minute of the day. Out: «08:30». */
export const showTimeText = (minuteOfDay: number): string =>
  [Math.floor(minuteOfDay / 60), minuteOfDay % 60].map((part) => String(part).padStart(2, '0')).join(':')

const dayMs = 24 * 3_600_000

/** In: active show times in order, «08:30», and a moment. Out: the first of them then or after, or null where there is none. */
export function nextShowTime(active: readonly string[], from: Date): Date | null {
  const coming = [0, 1].flatMap((days) => {
    const day = jalaliDate(new Date(from.getTime() + days * dayMs))
    return active.flatMap((time) => parseJalaliDateTime(day, time) ?? [])
  })
  return coming.find((at) => at >= from) ?? null
}
