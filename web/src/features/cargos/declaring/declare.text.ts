import { formatDateLong, parseJalaliDateTime } from '@bargah/contract/kernel/dates.ts'
import { formatNumber, toPersianDigits as fa } from '@bargah/contract/kernel/digits.ts'
import type { Point } from '@bargah/contract/kernel/geo.ts'
import type { DeclareValues } from './declare-values.ts'

/** Words of declaring that are used more than once, or are long. */
export const declareTexts = {
  /** Over the fees, beside a form whose rent is in tomans. */
  feesInRial: 'به ریال (هر تومان ۱۰ ریال)',
  fillAll: 'لطفاً همهٔ اطلاعات خواسته‌شده را درست وارد کنید.',
  notDeclared: 'بار اعلام نشد؛ آنچه نوشته‌اید مانده است.',
  notUpdated: 'بار ویرایش نشد؛ آنچه نوشته‌اید مانده است.',
  ownerPaysNothing: 'بار شما پس از تأیید شرکت حمل اعلام می‌شود و از شما هزینه‌ای گرفته نمی‌شود.',
  noCostYet: 'پس از انتخاب سالن، هزینه این‌جا می‌آید.',
  costPending: 'هزینهٔ اعلام هنوز محاسبه نشده است.',
  heldUntilTaken: 'سهم کامیونی که بار نگیرد به کیف پول برمی‌گردد.',
  draftStays: 'نوشته‌های شما پیش‌نویس می‌ماند و دفعهٔ بعد در همین صفحه بازمی‌گردد.',
  anew: 'از نو شروع می‌کنم',
  editStays: 'تغییرها هنوز ثبت نشده است. تا این پنجره باز است، پیش‌نویس می‌ماند و در همین صفحه بازمی‌گردد.',
  asDeclared: 'تغییرها را کنار می‌گذارم',
  rentOfWhat: 'پیش از کم شدن هزینهٔ نوبت راننده.',
  noRentsYet: {
    company: 'پس از انتخاب سالن و شهر مقصد، کرایه‌های معمول این مسیر این‌جا می‌آید.',
    productOwner: 'پس از انتخاب مبدأ و مقصد، کرایه‌های معمول این مسیر این‌جا می‌آید.',
  },
  byTonneKm: 'به نسبت تن و کیلومتر',
  official: (rent: string) =>
    `نرخ رسمی امروز برای این وزن و راه ${rent} است؛ رانندگان کرایه را با آن می‌سنجند.`,
  lackMoney: 'موجودی کیف پول برای این تعداد کامیون کافی نیست؛ کیف پول را افزایش دهید یا تعداد را کم کنید.',
}

/** In: the kind of truck that is asked for, or none. Out: that no rent of the route is known for it. */
export const noRents = (loaderGroup: string | undefined, isWeighed = false): string =>
  `در ۹۰ روز گذشته باری${isWeighed ? ' نزدیک به این وزن' : ''} از این مسیر${loaderGroup ? ` با بارگیر «${loaderGroup}»` : ''} نرفته است.`

/** In: a place in degrees, or none yet. Out: «عرض ۲۷٫۱۸۳۲، طول ۵۶٫۲۶۶۶»; four places are ten metres. */
export const sayPoint = (point: Point | null): string => {
  if (!point) return 'هنوز انتخاب نشده است.'
  const say = (degrees: number) => formatNumber(degrees, { decimals: 4 })
  return `عرض ${say(point.latitude)}، طول ${say(point.longitude)}`
}

/** In: the day and hour of a form. Out: when it asks to be announced. */
export function sayAnnouncement({
  FutureDate,
  FutureHour,
}: Pick<DeclareValues, 'FutureDate' | 'FutureHour'>): string {
  const day = parseJalaliDateTime(FutureDate ?? '')
  return `${day ? formatDateLong(day) : ''}، ${fa(FutureHour ?? '')}`
}
