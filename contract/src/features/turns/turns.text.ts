import { toPersianDigits as fa } from '../../kernel/digits.ts'

/** Why a turn is refused, each in its own sentence (decisions §5). */
export const turnRefusals = {
  hall_inactive: 'این سالن اکنون غیرفعال است؛ سالن دیگری را انتخاب کنید.',
  app_turn_off: 'نوبت‌گیری رانندگان در این سالن بسته است؛ از باجهٔ سالن نوبت بگیرید.',
  driver_unknown: 'راننده‌ای با این کد ملی پیدا نشد.',
  driver_inactive: 'حساب راننده غیرفعال است؛ با پشتیبانی تماس بگیرید.',
  no_freighter: 'برای راننده ناوگانی ثبت نشده است؛ نخست ناوگان را ثبت کنید.',
  freighter_unknown: 'این کارت هوشمند ناوگان برای این راننده ثبت نشده است.',
  location_needed: 'برای گرفتن نوبت این سالن، موقعیت مکانی گوشی را روشن کنید.',
  out_of_range: 'از محدودهٔ مجاز این سالن دورترید؛ نزدیک‌تر که شدید نوبت بگیرید.',
  live_turn: 'راننده هم‌اکنون نوبت فعال دارد؛ تا آن پایان نیابد نوبت تازه داده نمی‌شود.',
  freighter_live_turn: 'این ناوگان هم‌اکنون نوبت فعال دارد.',
  open_permit: 'راننده مجوز باز دارد؛ پس از تحویل و تکمیل بار نوبت بگیرید.',
  freighter_open_permit: 'این ناوگان مجوز باز دارد؛ پس از تکمیل آن نوبت بگیرید.',
  no_money: 'موجودی کیف پول برای هزینهٔ نوبت کافی نیست؛ کیف پول را افزایش دهید.',
  limit_new_turn: 'هنوز زمان لازم از آخرین مجوز شما در این سالن نگذشته است.',
  travel_time: 'زمان سفر آخرین بار شما هنوز به پایان نرسیده است.',
} as const
export type TurnRefusal = keyof typeof turnRefusals

export const cancelTurnRefusals = {
  turn_not_live: 'این نوبت دیگر فعال نیست.',
} as const

export const turnTaken = (number: number) => `نوبت ${fa(number)} ثبت شد.`
export const turnCancelled = 'نوبت لغو شد.'
