import {
  formatDateShort,
  formatTime,
  jalaliDate,
  jalaliParts,
  weekdayNames,
} from '@bargah/contract/kernel/dates.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'

/** A deadline in words, and by what it is ordered. */
export type Due = { words: string; tone: 'plain' | 'warning' | 'danger'; hoursLeft: number }

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
/** Within these hours what is left is said, beyond them the hour at which it ends. */
const nearHours = 3
const days = 6

/** In: a deadline and now. Out: past in red, of today in amber, else quiet: how long ago, what is left, or its hour or day. */
export function dueAt(until: Date, now: Date): Due {
  const left = until.getTime() - now.getTime()
  const hoursLeft = left / hourMs
  if (left < 0) return { words: `${sayPast(-left)} گذشته`, tone: 'danger', hoursLeft }
  const isToday = jalaliDate(until) === jalaliDate(now)
  return { words: sayLeft(until, now), tone: isToday ? 'warning' : 'plain', hoursLeft }
}

/** In: since when something waits, and within how many hours it is to be done. Out: its deadline. */
export const dueWithin = (since: string, hours: number, now: Date): Due =>
  dueAt(new Date(new Date(since).getTime() + hours * hourMs), now)

function sayPast(ms: number): string {
  if (ms < hourMs) return `${formatNumber(Math.max(1, Math.floor(ms / minuteMs)))} دقیقه`
  if (ms < 2 * dayMs) return `${formatNumber(Math.floor(ms / hourMs))} ساعت`
  return `${formatNumber(Math.floor(ms / dayMs))} روز`
}

function sayLeft(until: Date, now: Date): string {
  const left = until.getTime() - now.getTime()
  if (left < hourMs) return `${formatNumber(Math.max(1, Math.floor(left / minuteMs)))} دقیقه مانده`
  const dayOf = (plus: number) => jalaliDate(new Date(now.getTime() + plus * dayMs))
  const day = jalaliDate(until)
  if (left < nearHours * hourMs) return `${formatNumber(Math.floor(left / hourMs))} ساعت مانده`
  if (day === dayOf(0)) return `تا ${formatTime(until)}`
  if (day === dayOf(1)) return `تا فردا ${formatTime(until)}`
  return left < days * dayMs
    ? `تا ${weekdayNames[jalaliParts(until).weekday]}`
    : `تا ${formatDateShort(until, now)}`
}

/** Which part of the inbox a deadline belongs to. */
export const dueGroups = ['today', 'soon', 'later', 'none'] as const
export type DueGroup = (typeof dueGroups)[number]
const soonHours = 72

/** In: a deadline or none. Out: today (what is past too), within three days, later, or without one. */
export function groupOf(due: Due | undefined): DueGroup {
  if (!due || due.hoursLeft === Infinity) return 'none'
  if (due.tone !== 'plain') return 'today'
  return due.hoursLeft <= soonHours ? 'soon' : 'later'
}
