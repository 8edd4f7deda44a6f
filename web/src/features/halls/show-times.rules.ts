import { lastShowMinute, showTimeText } from '@bargah/contract/features/halls/show-times.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'

/** The announcement times that a hall keeps, each with whether it is on: `{ '07:30': true }`. */
export type ShowTimes = Readonly<Record<string, boolean>>

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Every time that a hall may announce at, each half hour of the day up to the last. */
export const slots: readonly string[] = Array.from({ length: lastShowMinute / 30 + 1 }, (_, half) =>
  showTimeText(half * 30),
)

const thoseThatAre = (on: boolean, times: ShowTimes) => slots.filter((time) => times[time] === on)
/** Those that are on, in order. */
export const activeTimes = (times: ShowTimes): string[] => thoseThatAre(true, times)

/** Minutes between the closing of each round of a day and the opening of the next; below zero where they overlap. */
const gapsOf = (active: readonly string[], limit: number) =>
  active.slice(1).map((time, at) => minuteOf(time) - minuteOf(active[at] ?? time) - limit)

const fewEnough = 3

/** In: whether a hall's rounds open at its announcement times. Out: what that means for them, the one thing said of it. */
export const sayUse = (isInUse: boolean) =>
  isInUse
    ? 'دورهای سالن شما در این ساعت‌ها باز می‌شود.'
    : 'دورهای این سالن با اعلام بار باز می‌شود؛ این ساعت‌ها نگه داشته می‌شوند و اکنون به کار نمی‌آیند.'

/**
 * In: the times and how many minutes a round lasts (0: none). Out: how many there are, the first and the last, what lies
 * between two of them, and which are kept and off; what counts stands between stars. Of times that no round follows, `isInUse` false, nothing, and none is needed.
 */
export function sayShowTimes(times: ShowTimes, limit: number, isInUse = true): string {
  if (!isInUse) return ''
  const active = activeTimes(times)
  const [first] = active
  if (first === undefined) return 'هنوز ساعت روشنی نیست؛ دست‌کم یکی لازم است.'
  const last = active.at(-1) ?? first
  const count =
    active.length === 1
      ? `*یک دور* در روز، ساعت *${toPersianDigits(first)}*.`
      : `*${formatNumber(active.length)} دور* در روز، از *${toPersianDigits(first)}* تا *${toPersianDigits(last)}*.`
  return [count, sayGap(gapsOf(active, limit)), sayOff(thoseThatAre(false, times))].filter(Boolean).join(' ')
}

function sayGap(gaps: readonly number[]): string {
  if (gaps.length === 0) return ''
  const least = Math.min(...gaps)
  const minutes = `*${formatNumber(least)} دقیقه*`
  return gaps.every((gap) => gap === least)
    ? `در هر روز میان بسته شدن یک دور و باز شدن بعدی ${minutes} است.`
    : `در هر روز میان بسته شدن یک دور و باز شدن بعدی دست‌کم ${minutes} است.`
}

function sayOff(off: readonly string[]): string {
  if (off.length === 0) return ''
  if (off.length > fewEnough) return `${formatNumber(off.length)} ساعت خاموش‌اند.`
  return `${joinWords(off.map(toPersianDigits))} ${off.length === 1 ? 'خاموش است' : 'خاموش‌اند'}.`
}

/** In: the times before and after. Out: those that are on, off or gone now and were not, for a line of what is changed. */
export const changedTimes = (before: ShowTimes, after: ShowTimes): string[] =>
  slots.filter((time) => before[time] !== after[time])

/** In: words. Out: «الف، ب و پ». */
export function joinWords(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join('، ')} و ${last}`
}
