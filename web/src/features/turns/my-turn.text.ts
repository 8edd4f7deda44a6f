import { formatDayTime } from '@bargah/contract/kernel/day-and-hour.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import type { HallsForDriver } from '@bargah/contract/features/turns/turns.schema.ts'
import type { HallChoice } from './my-turn.rules.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

const whereYouAre = { near: '؛ در این محدوده‌اید', far: '؛ از آن دورترید', unknown: '' }

/** In: a hall and how it stands to the driver. Out: the rule about where a turn may be taken, as a sentence. */
export function hallRangeSentence({ hall, state }: HallChoice): string {
  if (state === 'counterOnly') return 'این سالن فقط در باجهٔ خود نوبت می‌دهد.'
  if (hall.turnRange === 0) return 'از هر جا نوبت می‌دهد.'
  return `تا ${formatNumber(hall.turnRange)} کیلومتری سالن نوبت می‌دهد${whereYouAre[state]}.`
}

/** In: who waits in a hall and what it has for a driver, if he has a truck. Out: both in words. */
export function hallNowText({ queue, loads }: { queue: number; loads: number }, hasTruck: boolean): string {
  const waiting = queue === 0 ? 'کسی در صف نیست' : `${formatNumber(queue)} در صف`
  if (!hasTruck) return waiting
  return `${loads === 0 ? 'اکنون باری برای شما نیست' : `${formatNumber(loads)} بار برای شما`}، ${waiting}`
}

/** In: what halls have for a driver now, as far as it is read. Out: the same of one hall; undefined where it is not known. */
export function hallHasText(now: HallsForDriver | undefined, hallId: number): string | undefined {
  const found = now?.halls.find(({ loadHallId }) => loadHallId === hallId)
  return now && found && hallNowText(found, now.loaderTypeName !== null)
}

type Ending = { takenAt: string; expiresAt: string | null }

/**
 * In: a turn and now. Out: until when it stays, and why that is later than its hours say. Hours of validity are whole, so that
 * any other length tells that its end has moved by the time for which a choice waited, or until a turn that was used came
 * back (rules 8.8, 8.10).
 */
export function endSentence({ takenAt, expiresAt }: Ending, now: Date): string {
  if (expiresAt === null) return 'این نوبت تا گرفتن بار می‌ماند.'
  const overHoursMs = (Date.parse(expiresAt) - Date.parse(takenAt)) % hourMs
  const why = overHoursMs < minuteMs ? '' : '؛ وقتی که منتظر نتیجهٔ بار یا برگشتن نوبت بودید حساب نشد'
  return `این نوبت تا ${formatDayTime(expiresAt, now)} می‌ماند${why}.`
}

type Hours = { turnExpireHour: number; nativeTurnExpireHour: number }

/** In: a hall's hours of validity, 0 = a turn never expires; whether he is native there. Out: what holds for him, and why. */
export function expirySentence({ turnExpireHour, nativeTurnExpireHour }: Hours, isNative: boolean): string {
  const hours = isNative ? nativeTurnExpireHour : turnExpireHour
  const valid = hours === 0 ? 'نوبت شما تا گرفتن بار' : `نوبت شما ${formatNumber(hours)} ساعت`
  if (turnExpireHour === nativeTurnExpireHour) return `${valid} اعتبار دارد.`
  return `${valid} اعتبار دارد؛ ${isNative ? 'بومی این سالن هستید.' : 'بومی این سالن نیستید.'}`
}
