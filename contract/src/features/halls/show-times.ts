/** The longest round there is (spec 2 §5). */
export const mostReservationMinutes = 25

/** Show times stand at the hour and the half hour; the last one is 23:00 (spec 2 §9). */
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
