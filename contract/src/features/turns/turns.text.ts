import { formatNumber, toPersianDigits as fa } from '../../kernel/digits.ts'
import { formatRial, formatRialInToman } from '../../kernel/money.ts'

/** Why a turn is refused, each in its own sentence (rules 8.3), as staff read it. */
const fixedRefusals = {
  hall_inactive: 'این سالن اکنون غیرفعال است؛ سالن دیگری را انتخاب کنید.',
  app_turn_off: 'نوبت‌گیری رانندگان در این سالن بسته است؛ از باجهٔ سالن نوبت بگیرید.',
  driver_unknown: 'راننده‌ای با این کد ملی پیدا نشد.',
  driver_inactive: 'حساب راننده غیرفعال است؛ با پشتیبانی تماس بگیرید.',
  no_freighter: 'ناوگانی برای این راننده ثبت نشده است؛ نخست ناوگان را ثبت کنید.',
  freighter_unknown: 'این کارت هوشمند ناوگان برای این راننده ثبت نشده است.',
  location_needed: 'برای گرفتن نوبت این سالن، موقعیت مکانی گوشی را روشن کنید.',
  live_turn: 'راننده هم‌اکنون نوبت فعال دارد؛ تا آن پایان نیابد نوبت تازه داده نمی‌شود.',
  freighter_live_turn: 'این ناوگان هم‌اکنون با رانندهٔ دیگری نوبت فعال دارد.',
  open_permit: 'هنوز یک مجوز باز مانده است؛ پس از تحویل و تکمیل آن بار، نوبت داده می‌شود.',
  freighter_open_permit: 'این ناوگان مجوز باز دارد؛ پس از تکمیل آن نوبت بگیرید.',
} as const

/** The same to the driver himself, where it is of him and his truck. */
const toDriver: Partial<Record<keyof typeof fixedRefusals, string>> = {
  driver_inactive: 'حساب شما غیرفعال است؛ با پشتیبانی تماس بگیرید.',
  no_freighter: 'ناوگانی برای شما ثبت نشده است؛ با پشتیبانی تماس بگیرید.',
  live_turn: 'شما هم‌اکنون نوبت فعال دارید؛ تا آن پایان نیابد نوبت تازه داده نمی‌شود.',
  freighter_live_turn: 'ناوگان شما هم‌اکنون با رانندهٔ دیگری نوبت فعال دارد.',
  freighter_open_permit: 'ناوگان شما مجوز باز دارد؛ پس از تکمیل آن نوبت بگیرید.',
}

/** A refusal of a turn, with the number that decided it where there is one. */
export type TurnRefusal =
  | { code: keyof typeof fixedRefusals }
  | { code: 'out_of_range'; awayKm: number; rangeKm: number }
  | { code: 'no_money'; lackingRial: number }
  | { code: 'limit_new_turn' | 'travel_time'; hoursLeft: number }

/** In: why a turn is refused, and who reads it. Out: the sentence that says so and what to do. */
export function turnRefusalSentence(refusal: TurnRefusal, reader: 'driver' | 'staff' = 'staff'): string {
  const isDriver = reader === 'driver'
  switch (refusal.code) {
    case 'out_of_range':
      return `تا این سالن ${formatNumber(refusal.awayKm)} کیلومتر فاصله دارید؛ از ${formatNumber(refusal.rangeKm)} کیلومتری آن نوبت داده می‌شود.`
    case 'no_money':
      return `موجودی کیف پول برای هزینهٔ نوبت ${(isDriver ? formatRialInToman : formatRial)(refusal.lackingRial)} کم دارد؛ کیف پول را افزایش دهید.`
    case 'limit_new_turn':
      return `از آخرین مجوز در این سالن هنوز زمان لازم نگذشته است؛ ${fa(refusal.hoursLeft)} ساعت دیگر نوبت بگیرید.`
    case 'travel_time':
      return `زمان سفر آخرین بار هنوز به پایان نرسیده است؛ ${fa(refusal.hoursLeft)} ساعت دیگر نوبت بگیرید.`
    default:
      return (isDriver && toDriver[refusal.code]) || fixedRefusals[refusal.code]
  }
}

/** All of them; those with a number say it. */
export const turnRefusals = {
  ...fixedRefusals,
  out_of_range: turnRefusalSentence,
  no_money: turnRefusalSentence,
  limit_new_turn: turnRefusalSentence,
  travel_time: turnRefusalSentence,
} satisfies Record<TurnRefusal['code'], unknown>

export const cancelTurnRefusals = {
  turn_not_live: 'این نوبت دیگر فعال نیست.',
} as const
export type CancelTurnRefusal = keyof typeof cancelTurnRefusals

/** Why a turn that ended when its hall was closed does not return. */
export const closedTurnRefusals = {
  permit_needed: 'این نوبت با غیرفعال شدن سالن پایان نیافته است؛ مجوز باطل‌شدهٔ آن را هم نام ببرید.',
  already: 'این نوبت در صف است.',
  hall_inactive: 'سالن این نوبت هنوز غیرفعال است.',
  driver_inactive: 'حساب راننده غیرفعال است.',
  live_turn: 'راننده هم‌اکنون نوبت فعال دیگری دارد.',
  freighter_live_turn: 'این ناوگان هم‌اکنون با رانندهٔ دیگری نوبت فعال دارد.',
  open_permit: 'راننده هم‌اکنون مجوز باز دارد.',
  freighter_open_permit: 'این ناوگان هم‌اکنون مجوز باز دارد.',
} as const
export type ClosedTurnRefusal = keyof typeof closedTurnRefusals

export const turnTaken = (number: number) => `نوبت ${fa(number)} ثبت شد.`
export const turnCancelled = 'نوبت لغو شد.'
