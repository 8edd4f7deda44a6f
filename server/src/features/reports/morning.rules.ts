import { dayOfWord } from '@bargah/contract/features/reports/going-on.ts'
import { type MorningRefusal, mostMornings } from '@bargah/contract/features/reports/morning.text.ts'
import { jalaliDate, parseJalaliDateTime } from '@bargah/contract/kernel/dates.ts'

/** In: an hour of Tehran's day, and now. Out: when that hour begins next, later than now. */
export function computeNextMorning(hour: number, now: Date): Date {
  const [next] = ['~d0', '~d1'].flatMap((word) => {
    const at = parseJalaliDateTime(dayOfWord(word, now), `${String(hour).padStart(2, '0')}:00`)
    return at && at > now ? [at] : []
  })
  if (!next) throw new Error(`no morning has an hour ${hour}`)
  return next
}

/** Of a day that went by while no server ran nothing is made up for; later on the same day it is. */
export const isStillDue = (dueAt: Date, now: Date): boolean =>
  dueAt <= now && jalaliDate(dueAt) === jalaliDate(now)

/** In: how many others are sent to an account each morning. Out: why not one more, or null. */
export const maySetMorning = (others: number): MorningRefusal | null =>
  others >= mostMornings ? 'too_many' : null
