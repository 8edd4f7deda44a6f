import {
  type At,
  formatDateShort,
  formatSeconds,
  formatTime,
  jalaliDate,
  jalaliParts,
  weekdayNames,
} from './dates.ts'

const dayMs = 86_400_000
const isSameDay = (one: At, other: At) => jalaliDate(one) === jalaliDate(other)

/** In: an instant and now. Out: `شنبه ۳۰ آبان`, with the year when it is not this one. */
export const formatDay = (at: At, now: At) =>
  `${weekdayNames[jalaliParts(at).weekday]} ${formatDateShort(at, now)}`

/** In: an instant and now. Out: `امروز ۰۹:۲۵`, or `۲۹ آبان ۰۹:۲۵` of another day. */
export const formatDayTime = (at: At, now: At) =>
  `${isSameDay(at, now) ? 'امروز' : formatDateShort(at, now)} ${formatTime(at)}`

/** In: an instant and now. Out: `۱۴:۰۲:۱۶` of today, `۲۹ آبان ۱۴:۰۲:۱۶` of another day, for logs. */
export const formatDaySeconds = (at: At, now: At) =>
  [isSameDay(at, now) ? '' : formatDateShort(at, now), formatSeconds(at)].filter(Boolean).join(' ')

/** In: an instant, mostly to come, and now. Out: `۱۴:۱۶`, `فردا ۱۴:۱۶` or `۳ آذر ۱۴:۱۶`, for sentences: «در دور …». */
export function formatComing(at: At, now: At) {
  if (isSameDay(at, now)) return formatTime(at)
  const isTomorrow = isSameDay(at, new Date(new Date(now).getTime() + dayMs))
  return `${isTomorrow ? 'فردا' : formatDateShort(at, now)} ${formatTime(at)}`
}

/** The same with the word for the hour, `ساعت ۱۴:۱۶`, `فردا ساعت ۱۴:۱۶`, where a sentence says it. */
export const formatComingHour = (at: At, now: At) => formatComing(at, now).replace(/\S+$/, 'ساعت $&')
