import { toLatinDigits, toPersianDigits as fa } from './digits.ts'

/**
 * Days and hours of the Jalali calendar in Asia/Tehran (services, "Persian text and dates"). Intl knows both the
 * calendar and the summer times before late 2022; nothing here repeats what it knows. An `At` that is no date throws.
 */
export type At = Date | string

export type JalaliParts = {
  year: number
  month: number
  day: number
  hour: number
  minute: number
  second: number
  /** 0 = شنبه … 6 = جمعه */
  weekday: number
}

export const monthNames = [
  'فروردین',
  'اردیبهشت',
  'خرداد',
  'تیر',
  'مرداد',
  'شهریور',
  'مهر',
  'آبان',
  'آذر',
  'دی',
  'بهمن',
  'اسفند',
] as const

export const weekdayNames = ['شنبه', 'یکشنبه', 'دوشنبه', 'سه‌شنبه', 'چهارشنبه', 'پنجشنبه', 'جمعه'] as const

const secondMs = 1000
const minuteMs = 60 * secondMs
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** The Jalali years on every day of which browsers and servers are known to agree. */
const firstYear = 1278
const lastYear = 1498

const remainder = (value: number, by: number) => ((value % by) + by) % by
const two = (value: number) => String(value).padStart(2, '0')

let tehran: Intl.DateTimeFormat | undefined

/** Made when it is first asked: a browser takes 30 to 50 ms for the first of its kind, four times that on a cheap phone. */
const intlOfTehran = () =>
  (tehran ??= new Intl.DateTimeFormat('en-u-ca-persian-nu-latn', {
    timeZone: 'Asia/Tehran',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }))

/** The wall clock in Tehran at an instant, and how far it is ahead of UTC: three to five hours, so the hour tells it. */
function askIntl(ms: number) {
  const read: Record<string, number> = {}
  for (const part of intlOfTehran().formatToParts(ms)) read[part.type] = Number(part.value)
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = read
  const timeOfDay = hour * hourMs + minute * minuteMs + second * secondMs
  const offset = remainder(timeOfDay - (ms - remainder(ms, secondMs)), dayMs)
  return { year, month, day, hour, minute, second, wallMs: ms + offset, offset }
}

/** Since then Tehran is ahead of UTC by whole half hours, and days and summer times begin on one. */
const halfHoursSince = Date.UTC(1946, 0, 1)
const halfHourMs = 30 * minuteMs
const keptHalfHours = 20_000
const halfHours = new Map<number, ReturnType<typeof askIntl>>()

/** Between these Tehran has no summer time, whatever an old phone believes (docs/decisions/0119). */
const fixedFrom = Date.UTC(2023, 2, 20, 20, 30)
const fixedUntil = Date.UTC(lastYear + 622, 2, 19)
const fixedOffset = 7 * halfHourMs

/** In: a year. Out: the days of all before it, of which eight in 33 have one more. */
const daysBefore = (year: number) => 365 * year + Math.floor((8 * year + 21) / 33)
const firstDay = Date.UTC(2023, 2, 21) / dayMs - daysBefore(1402)
/** The first six months have 31 days. */
const longMonths = 6 * 31

/** As `askIntl`, by arithmetic. */
function reckonClock(ms: number): ReturnType<typeof askIntl> {
  const wallMs = ms + fixedOffset
  const days = Math.floor(wallMs / dayMs) - firstDay
  let year = Math.ceil(days / 365)
  while (daysBefore(year) > days) year -= 1
  const dayOfYear = days - daysBefore(year)
  const [month, day] =
    dayOfYear < longMonths
      ? [Math.floor(dayOfYear / 31), dayOfYear % 31]
      : [6 + Math.floor((dayOfYear - longMonths) / 30), (dayOfYear - longMonths) % 30]
  const timeOfDay = remainder(wallMs, dayMs)
  return {
    year,
    month: month + 1,
    day: day + 1,
    hour: Math.floor(timeOfDay / hourMs),
    minute: Math.floor((timeOfDay % hourMs) / minuteMs),
    second: Math.floor((timeOfDay % minuteMs) / secondMs),
    wallMs,
    offset: fixedOffset,
  }
}

/** By arithmetic where that is known to agree; else as `askIntl`, which takes its time, so that half hours are kept. */
function readClock(at: At | number): ReturnType<typeof askIntl> {
  const ms = new Date(at).getTime()
  if (ms >= fixedFrom && ms < fixedUntil) return reckonClock(ms)
  if (!(ms >= halfHoursSince)) return askIntl(ms)
  const passed = remainder(ms, halfHourMs)
  const known = halfHours.get(ms - passed) ?? askIntl(ms - passed)
  if (halfHours.size >= keptHalfHours) halfHours.clear()
  halfHours.set(ms - passed, known)
  const minute = known.minute + Math.floor(passed / minuteMs)
  const second = Math.floor((passed % minuteMs) / secondMs)
  return { ...known, minute, second, wallMs: known.wallMs + passed }
}

/** In: wall time as if it were UTC. Out: the instant; of two the earlier, and for a skipped hour the one after it. */
function instantOf(wallMs: number) {
  const before = wallMs - readClock(wallMs - dayMs).offset
  const after = wallMs - readClock(wallMs + dayMs).offset
  const isAfter = readClock(before).wallMs !== wallMs && readClock(after).wallMs === wallMs
  return new Date(isAfter ? after : before)
}

/** In: an instant. Out: its Jalali date, time and weekday in Tehran. */
export function jalaliParts(at: At): JalaliParts {
  const { year, month, day, hour, minute, second, wallMs } = readClock(at)
  // day 0 of the epoch was a Thursday, five days after Saturday
  return { year, month, day, hour, minute, second, weekday: remainder(Math.floor(wallMs / dayMs) + 5, 7) }
}

/** In: a Jalali date. Out: the midnight that begins it as if it were UTC; null when the calendar has no such day. */
function wallMidnight(year: number, month: number, day: number) {
  if (year < firstYear || year > lastYear || month < 1 || month > 12) return null
  const dayOfYear = (month - 1) * 30 + Math.min(month - 1, 6) + day - 1
  for (const newYear of [21, 20, 22]) {
    const midnight = Date.UTC(year + 621, 2, newYear + dayOfYear)
    const found = readClock(midnight + dayMs / 2)
    if (found.year === year && found.month === month && found.day === day) return midnight
  }
  return null
}

/** In: `1405/8/30` or `۱۴۰۵-۰۸-۳۰`, a time as `9:05` (midnight without). Out: the instant, null for no such day or hour. */
export function parseJalaliDateTime(dateText: string, timeText = '00:00'): Date | null {
  const date = /^(\d{4})([/-])(\d{1,2})\2(\d{1,2})$/.exec(toLatinDigits(dateText).trim())
  const time = /^(\d{1,2}):(\d{1,2})(?::(\d{1,2}))?$/.exec(toLatinDigits(timeText).trim())
  if (!date || !time) return null
  const midnight = wallMidnight(Number(date[1]), Number(date[3]), Number(date[4]))
  const [hour, minute, second] = [Number(time[1]), Number(time[2]), Number(time[3] ?? 0)]
  if (midnight === null || hour > 23 || minute > 59 || second > 59) return null
  return instantOf(midnight + hour * hourMs + minute * minuteMs + second * secondMs)
}

/** In: an instant. Out: the first instant of that day in Tehran. */
export function startOfTehranDay(at: At): Date {
  const { wallMs } = readClock(at)
  return instantOf(wallMs - remainder(wallMs, dayMs))
}

/** In: an instant. Out: ISO 8601 in UTC, the wire's `…At` fields. */
export const isoInstant = (at: At): string => new Date(at).toISOString()

/** In: an instant. Out: the wire's date, `1405/08/30`. */
export function jalaliDate(at: At): string {
  const { year, month, day } = readClock(at)
  return `${year}/${two(month)}/${two(day)}`
}

/** In: an instant. Out: the wire's time, `14:05`. */
export function clockTime(at: At): string {
  const { hour, minute } = readClock(at)
  return `${two(hour)}:${two(minute)}`
}

const dayAndMonth = ({ day, month }: JalaliParts) => `${day} ${monthNames[month - 1]}`

/** In: an instant. Out: `شنبه ۳۰ آبان ۱۴۰۵`, for headings and hover. */
export function formatDateLong(at: At): string {
  const parts = jalaliParts(at)
  return fa(`${weekdayNames[parts.weekday]} ${dayAndMonth(parts)} ${parts.year}`)
}

/** In: an instant and now. Out: `۳۰ آبان` in this Jalali year, `۳۰ آبان ۱۴۰۴` in another, for rows. */
export function formatDateShort(at: At, now: At): string {
  const parts = jalaliParts(at)
  const isThisYear = parts.year === readClock(now).year
  return fa(isThisYear ? dayAndMonth(parts) : `${dayAndMonth(parts)} ${parts.year}`)
}

/** In: an instant. Out: `۱۴۰۵/۰۸/۳۰`, for paper and inputs. */
export const formatDatePaper = (at: At): string => fa(jalaliDate(at))

/** In: an instant. Out: `۱۴:۰۵`. */
export const formatTime = (at: At): string => fa(clockTime(at))

/** In: an instant. Out: `۱۴:۰۲:۱۶`. */
export const formatSeconds = (at: At): string => fa(`${clockTime(at)}:${two(readClock(at).second)}`)

function amountOfTime(ms: number, round: (value: number) => number) {
  const minutes = round(ms / minuteMs)
  if (ms < minuteMs) return 'چند لحظه'
  return minutes < 60 ? `${fa(minutes)} دقیقه` : `${fa(round(ms / hourMs))} ساعت`
}

/** In: an instant. Out: `شنبه ۳۰ آبان ۱۴۰۵، ۱۴:۰۵`, for proofs, paper and hover. */
export const formatDateTime = (at: At): string => `${formatDateLong(at)}، ${formatTime(at)}`

/** `۵ دقیقه پیش`, `تا ۵ دقیقهٔ دیگر` within 24 hours, else the short date. The future rounds up: «تا» promises no later. */
export function formatRelative(at: At, now: At): string {
  const passed = new Date(now).getTime() - new Date(at).getTime()
  if (Math.abs(passed) >= dayMs) return formatDateShort(at, now)
  if (passed >= 0) return `${amountOfTime(passed, Math.floor)} پیش`
  return `تا ${amountOfTime(-passed, Math.ceil).replace(/ه$/, 'هٔ')} دیگر`
}

/** In: an instant to come and now, which moves each second. Out: as `formatRelative`, with seconds in its last minute. */
export function formatUntil(at: At, now: At): string {
  const left = new Date(at).getTime() - new Date(now).getTime()
  return left > 0 && left <= minuteMs ? `تا ${formatWait(left)}` : formatRelative(at, now)
}

/** In: milliseconds to wait. Out: `۳۰ ثانیهٔ دیگر`, `۵ دقیقهٔ دیگر` or `۲ ساعت دیگر`, rounded up. */
export function formatWait(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / secondMs))
  if (seconds < 60) return `${fa(seconds)} ثانیهٔ دیگر`
  const minutes = Math.ceil(ms / minuteMs)
  return minutes < 60 ? `${fa(minutes)} دقیقهٔ دیگر` : `${fa(Math.ceil(ms / hourMs))} ساعت دیگر`
}

/** In: milliseconds left. Out: `۷:۴۲`, from an hour on `۱:۰۷:۴۲`; a begun second counts, and never below zero. */
export function formatCountdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / secondMs))
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor(seconds / 60) % 60
  return fa(hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`)
}

/** In: hours. Out: `حدود ۱۷ ساعت`, or `کمتر از یک ساعت`. */
export const formatHours = (hours: number): string =>
  hours < 1 ? 'کمتر از یک ساعت' : `حدود ${fa(Math.round(hours))} ساعت`
