import type { AccountReport } from '@bargah/contract/features/wallet/wallet.schema.ts'
import { heldWords } from '@bargah/contract/features/wallet/wallet.text.ts'
import { dayMs } from '@bargah/contract/kernel/durations.ts'
import {
  formatDateShort,
  jalaliDate,
  monthNames,
  parseJalaliDateTime,
} from '@bargah/contract/kernel/dates.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { RIALS_PER_TOMAN } from '@bargah/contract/kernel/money.ts'

const startOf = (day: string) => parseJalaliDateTime(day) ?? new Date(0)
// midday is in the same day whatever a summer time does to its midnight
const daysFrom = (day: string, days: number) => new Date(startOf(day).getTime() + (days + 0.5) * dayMs)
const firstOf = (day: string) => `${day.slice(0, 8)}01`

/** In: a day, `1405/08/30`. Out: its month, to its last day. */
export function monthOf(day: string): { from: string; to: string } {
  const from = firstOf(day)
  const inNext = firstOf(jalaliDate(daysFrom(from, 31)))
  return { from, to: jalaliDate(daysFrom(inNext, -1)) }
}

/** In: a day. Out: the month before or after its own. */
export const monthBefore = (day: string) => monthOf(jalaliDate(daysFrom(firstOf(day), -1)))
export const monthAfter = (day: string) => monthOf(jalaliDate(daysFrom(firstOf(day), 31)))

/** In: a range and now. Out: «آبان ۱۴۰۵» for a month, else «۳ تا ۹ آبان». */
export function sayDays({ from, to }: { from: string; to: string }, now: Date): string {
  const month = monthOf(from)
  if (month.from === from && month.to === to)
    return toPersianDigits(`${monthNames[Number(from.slice(5, 7)) - 1]} ${from.slice(0, 4)}`)
  const [first, last] = [formatDateShort(startOf(from), now), formatDateShort(startOf(to), now)]
  return first === last ? first : `${first} تا ${last}`
}

const inMillions = { by: 1_000_000, unit: 'میلیون' }
const inThousands = { by: 1_000, unit: 'هزار' }

const longestDrawnWhole = 62
/** So few days would be a dot at the edge of the chart. */
const fewestDrawn = 7
/** The days of a range that are still to come, where they do not crowd those that have been; on a phone no more than a week needs. */
function comingDays({ days, from, to }: Days, isPhone: boolean): string[] {
  const coming: string[] = []
  for (let at = days.length; at < longestDrawnWhole; at += 1) {
    const day = jalaliDate(daysFrom(from, at))
    if (day > to || (isPhone && at >= fewestDrawn)) return coming
    coming.push(day)
  }
  return []
}

type Days = Pick<AccountReport, 'days' | 'from' | 'to'>

/** In: a report. Out: what its chart shows, in units of which there are not too many, a driver's toman; nothing of days to come. */
export function chartOf(
  report: Days,
  now: Date,
  { isDriver, isPhone }: { isDriver: boolean; isPhone: boolean },
) {
  const money = isDriver ? { rials: RIALS_PER_TOMAN, word: 'تومان' } : { rials: 1, word: 'ریال' }
  const days = report.days.map((day) => ({ ...day, closing: day.closing / money.rials }))
  const coming = comingDays(report, isPhone)
  const { by, unit } = days.some(({ closing }) => closing >= 10 * inMillions.by) ? inMillions : inThousands
  return {
    unit: `${unit} ${money.word}`,
    points: [...days.map(({ date }) => date), ...coming].map((date) => formatDateShort(startOf(date), now)),
    values: [...days.map(({ closing }) => Math.round((closing / by) * 10) / 10), ...coming.map(() => null)],
    topUps: days.flatMap(({ topUp }, index) => (topUp > 0 ? [index] : [])),
  }
}

type Moved = Pick<AccountReport, 'deposit' | 'withdraw' | 'held'> & {
  days: readonly { topUp: number }[]
}

/**
 * In: a report. Out: what leads from its opening to its closing balance: money that came in, which a bank knows too, apart
 * from what a hold gave free and from fees that came back; what went on hold apart from what was taken.
 */
export function movedParts({ deposit, withdraw, held, days }: Moved) {
  const paidIn = days.reduce((sum, { topUp }) => sum + topUp, 0)
  const released = held?.released.amount ?? 0
  const blocked = held?.held.amount ?? 0
  const taken = withdraw.amount - blocked
  const others = [
    { key: 'released', sign: '+', label: heldWords.released, amount: released },
    { key: 'returned', sign: '+', label: heldWords.returned, amount: deposit.amount - paidIn - released },
    { key: 'held', sign: '−', label: heldWords.held, amount: blocked },
  ]
  return [
    { key: 'in', sign: '+', label: 'واریز', amount: paidIn },
    ...others.filter(({ amount }) => amount !== 0),
    ...(blocked === 0 || taken !== 0 ? [{ key: 'out', sign: '−', label: 'برداشت', amount: taken }] : []),
  ]
}
