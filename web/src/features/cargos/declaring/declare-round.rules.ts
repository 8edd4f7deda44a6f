import { formatComing } from '@bargah/contract/kernel/day-and-hour.ts'
import { nextShowTime } from '@bargah/contract/features/halls/show-times.ts'

/** When a hall's rounds are: its show times («08:00 14:30», none: as loads come), and how many minutes they last. */
export type HallRounds = { showTimes: string; reservationLimit: number }

/** In: a hall and a moment. Out: its first show time then or after, or null where rounds open as loads come. */
export const nextRound = ({ showTimes }: HallRounds, from: Date): Date | null =>
  nextShowTime(showTimes.split(' ').filter(Boolean), from)

/** In: a hall, when a load is announced, and now. Out: in which round it comes, as a sentence (rules 9.20, 11.1). */
export function sayRound(hall: HallRounds, announced: Date, now: Date): string {
  if (hall.reservationLimit === 0) return 'این سالن دور ندارد.'
  const at = nextRound(hall, announced > now ? announced : now)
  if (at === null) return 'در نخستین دور پس از این ساعت نشان داده می‌شود.'
  return `در دور ${formatComing(at, now)} نشان داده می‌شود.`
}
