import { nextShowTime } from '@bargah/contract/features/halls/show-times.ts'
import { hourMs, minuteMs } from '@bargah/contract/kernel/durations.ts'
import { formatTime } from '@bargah/contract/kernel/dates.ts'
import { formatComing, formatComingHour } from '@bargah/contract/kernel/day-and-hour.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import type { HallValues } from './hall-values.rules.ts'
import { activeTimes } from './show-times.rules.ts'

/**
 * What each setting of a hall does, as a case at this moment. In: its value, null or NaN while the field is empty or no
 * number, and now. Out: a sentence in which stars stand round what follows from the value; '' where nothing can be said.
 */
type Value = number | null

const isSaid = (value: Value): value is number => value !== null && Number.isInteger(value) && value >= 0
const amount = (value: number) => formatNumber(value)

const after = (now: Date, hours: number) => new Date(now.getTime() + hours * hourMs)

/** What is said by a number: nothing of none, one sentence of 0, and another of the rest. */
const say = (value: Value, zero: string, rest: (value: number) => string): string =>
  isSaid(value) ? (value === 0 ? zero : rest(value)) : ''

export const sayTurnRange = (km: Value, byPhone: boolean): string =>
  byPhone
    ? say(
        km,
        'با ۰ از *هر جا* نوبت می‌گیرد.',
        (far) => `راننده باید در *${amount(far)} کیلومتری* سالن باشد؛ دورتر نوبت نمی‌گیرد.`,
      )
    : 'متصدی از راننده جا نمی‌پرسد؛ این فاصله تنها برای گوشی است.'

export const sayTurnLife = (hours: Value, now: Date): string =>
  say(
    hours,
    'با ۰ نوبت *پایان ندارد*.',
    (long) => `اگر اکنون بگیرد، تا *${formatComing(after(now, long), now)}*.`,
  )

export const sayLimitNewTurn = (hours: Value, now: Date): string =>
  say(
    hours,
    'با ۰ خاموش است: نوبت تازه *همان دم* پس از پایان مجوز.',
    (long) => `مجوز ساعت ${formatTime(now)}، نوبت تازه از *${formatComing(after(now, long), now)}*.`,
  )

/** A route from the hall, as an example: where to, and how long it takes. */
export type ExampleRoute = { to: string; hours: number }

export const sayTravelTime = (hours: Value, route: ExampleRoute | null): string =>
  say(hours, 'با ۰ خاموش است: زمان راه شمرده نمی‌شود.', (more) =>
    route === null
      ? `نوبت تازه پس از زمان راه و *${amount(more)} ساعت*.`
      : `${route.to}، ${amount(Math.ceil(route.hours))} ساعت راه: پس از *${amount(Math.ceil(route.hours) + more)} ساعت*.`,
  )

export const sayTurnApp = (isOn: boolean): string =>
  isOn ? 'اگر خاموش باشد، تنها متصدی نوبت می‌دهد.' : 'اکنون *تنها متصدی* نوبت می‌دهد و لغو می‌کند.'

export const saySelectRange = (km: Value): string =>
  say(
    km,
    'با ۰ از *هر جا* انتخاب می‌کنند.',
    (far) => `راننده باید در *${amount(far)} کیلومتری* سالن باشد؛ ۰ از هر جا.`,
  )

export const sayCargoOrigin = (km: Value): string =>
  isSaid(km) && km > 0 ? `بار این سالن تا *${amount(km)} کیلومتری* آن بارگیری می‌شود.` : ''

export const sayDriverFee = (rial: Value): string =>
  say(rial, 'با ۰ از راننده چیزی کم نمی‌شود.', () => 'شرط گرفتن نوبت هم هست: با *موجودی کمتر* نوبت نمی‌گیرد.')

const exampleTrucks = 5

export const sayCompanyFee = (rial: Value): string =>
  say(
    rial,
    'با ۰ از شرکت چیزی کم نمی‌شود.',
    (fee) => `${amount(exampleTrucks)} کامیون: *${amount(fee * exampleTrucks)}* ریال.`,
  )

export const sayFreeCargo = (isOn: boolean): string =>
  isOn ? 'نماینده‌ها بیرون از دور هم بار اعلام می‌کنند.' : 'همهٔ بارها *در دور* تقسیم می‌شوند.'

/** Under the limit, always: what a limit of 0 costs. */
export const sayLimit = (minutes: number): string =>
  minutes === 0
    ? 'هر که زودتر بزند می‌برد: نوبت جلوتر سودی ندارد و هر که دورتر یا گوشی‌اش کندتر است می‌بازد. برای انصاف دست‌کم ۱ دقیقه.'
    : 'با ۰ دقیقه، هر که زودتر بزند می‌برد.'

export type RoundValues = Pick<HallValues, 'IsActiveShowTime' | 'times' | 'ReservationLimit'>

/** When the next round opens by the values of the form, or null where loads or nobody decide it. */
export const nextRoundOf = ({ IsActiveShowTime, times, ReservationLimit }: RoundValues, now: Date) =>
  IsActiveShowTime && ReservationLimit > 0 ? nextShowTime(activeTimes(times), now) : null

/** When rounds open and close, as it will be next. */
export function sayNextRound(values: RoundValues, now: Date): string {
  const { ReservationLimit: limit, IsActiveShowTime } = values
  if (limit === 0) return 'دوری باز نمی‌شود: *هر انتخاب همان دم* قطعی است.'
  if (!IsActiveShowTime)
    return `اگر اکنون بار اعلام شود، دور باز و ساعت *${formatTime(closing(now, limit))}* بسته می‌شود.`
  const opens = nextRoundOf(values, now)
  if (opens === null) return 'بدون ساعت روشن دوری باز نمی‌شود؛ در جدول زیر دست‌کم یکی را روشن کنید.'
  return `دور بعدی *${formatComingHour(opens, now)}* باز و *${formatTime(closing(opens, limit))}* بسته می‌شود، اگر بار باشد.`
}

const closing = (opens: Date, minutes: number) => new Date(opens.getTime() + minutes * minuteMs)
