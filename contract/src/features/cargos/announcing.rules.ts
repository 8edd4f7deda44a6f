import { jalaliDate, parseJalaliDateTime } from '../../kernel/dates.ts'

/** In: a Jalali day in any digits. Out: whether it is over; a text that is no day is not (rules 9.4). */
export function isDayOver(day: string, now: Date): boolean {
  const start = parseJalaliDateTime(day)
  return start !== null && jalaliDate(start) < jalaliDate(now)
}

/** The heaviest that a truck with its load may be on the roads of the country, kg. */
export const heaviestTruckKg = 44_000
/** What is left of it for the load beside a tractor and a trailer. */
export const heaviestLoadKg = 30_000

/** Less than this is hardly a truck's load: tonnes were typed for kg. */
const lightestLoadKg = 100

/** What is to be doubted of a weight for one truck (rules 9.3); base information knows no capacity of a loader type. */
export function doubtOfWeight(weightKg: number): 'too_heavy' | 'too_light' | null {
  if (weightKg > heaviestLoadKg) return 'too_heavy'
  return weightKg > 0 && weightKg < lightestLoadKg ? 'too_light' : null
}
