import { formatNumber, toPersianDigits as fa } from '../../kernel/digits.ts'

/** How many drivers a load is offered to at most, and how many a search of drivers gives. */
export const mostChosen = 200
export const mostDriversFound = 50

/** Why a load is not offered to chosen drivers alone (rules 10.6). */
export const choosingRefusals = {
  no_permission: 'شرکت شما اجازهٔ گذاشتن بار برای رانندگان برگزیده را ندارد.',
  is_hall: 'بار سالن برای همهٔ صف است؛ تنها بار آزاد را می‌توان برای رانندگان برگزیده گذاشت.',
  not_sending: 'این بار دیگر در حال ارسال نیست.',
  driver_unknown: 'یکی از رانندگان پیدا نشد یا حسابش غیرفعال است؛ فهرست را دوباره ببینید.',
} as const
export type ChoosingRefusal = keyof typeof choosingRefusals

/** In: a cargo and for how many drivers it is now, 0 = for all. */
export const driversChosen = (id: number, drivers: number): string =>
  drivers === 0
    ? `بار ${fa(id)} را همهٔ رانندگان می‌بینند.`
    : `بار ${fa(id)} را تنها ${formatNumber(drivers)} رانندهٔ برگزیده می‌بینند.`
