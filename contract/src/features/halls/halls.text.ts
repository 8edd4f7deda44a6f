import { formatTime } from '../../kernel/dates.ts'
import { formatNumber, toPersianDigits as fa } from '../../kernel/digits.ts'
import { mostReservationMinutes } from './show-times.ts'
import { notChosen, notEntered } from '../../kernel/not-given.ts'

/** Faults of a hall's fields, in the specification's sense (rules 7.2). */
export const hallFaults = {
  name: notEntered('نام سالن'),
  longLimit: `مهلت انتخاب نمی‌تواند بیشتر از ${fa(mostReservationMinutes)} دقیقه باشد.`,
  showTimeMissing: notChosen('ساعت اعلام'),
  showTime: `ساعت اعلام باید سرِ ساعت یا نیم‌ساعت باشد، از ${fa('00:00')} تا ${fa('23:00')}.`,
  showTimeTwice: 'یک ساعت اعلام دو بار آمده است.',
} as const

/** Why a hall is not kept as asked. */
export const hallRefusals = {
  show_time_needed:
    'این سالن در ساعت‌های اعلام دور باز می‌کند؛ دست‌کم یک ساعت روشن لازم است، وگرنه هیچ دوری باز نمی‌شود.',
  show_time_taken: 'این ساعت پیش‌تر برای سالن ثبت شده است.',
} as const
export type HallRefusal = keyof typeof hallRefusals

/** In: when the open round closes. */
export const closingWaits = (closesAt: Date) =>
  `تا پایان دور بازِ این سالن در ساعت ${formatTime(closesAt)} نمی‌توان آن را غیرفعال کرد.`

export const hallAdded = (name: string) => `سالن «${name}» ساخته شد.`
/** In: the hall's name, and when an open round ends for which its settings wait. */
export const hallSaved = (name: string, comesAt: Date | null) =>
  comesAt === null
    ? `تنظیم‌های سالن «${name}» ثبت شد.`
    : `تنظیم‌های سالن «${name}» ثبت شد و پس از پایان دور باز، ساعت ${formatTime(comesAt)}، به کار می‌آید.`
export const hallClosed = (name: string, { turns, cargos }: { turns: number; cargos: number }) =>
  `سالن «${name}» غیرفعال شد؛ ${formatNumber(turns)} نوبت پایان یافت و ${formatNumber(cargos)} بار از تابلو رفت.`
/** What drivers and companies read of a cargo that ended with its hall. */
export const hallClosedReason = (name: string) => `سالن «${name}» غیرفعال شد.`

export const showTimeAdded = (time: string) => `ساعت اعلام ${fa(time)} افزوده شد.`
export const showTimeChanged = (time: string) => `ساعت اعلام ${fa(time)} ثبت شد.`
export const showTimesSet = (active: number) =>
  active === 0 ? 'ساعت اعلام روشنی نماند.' : `${formatNumber(active)} ساعت اعلام روشن ثبت شد.`

export const hallUsername = (hallId: number) => `LoadHall${hallId}`

export const belongingRefusals = {
  represents: 'این شرکت پیش‌تر نمایندهٔ این سالن شده است.',
  company_not_accepted: 'این شرکت هنوز تأیید نشده است؛ پس از تأیید به آن نمایندگی بدهید.',
  driver_unknown: 'راننده‌ای با این کد ملی پیدا نشد.',
  freighter_unknown: 'این کارت هوشمند ناوگان برای این راننده ثبت نشده است.',
  native: 'این راننده با همین ناوگان پیش‌تر بومی این سالن شده است.',
} as const

export const representationAdded = (company: string) => `شرکت «${company}» نمایندهٔ سالن شد.`
export const representationRemoved =
  'نمایندگی گرفته شد؛ بارهایی که شرکت پیش‌تر اعلام کرده است می‌ماند و بار تازه نمی‌تواند اعلام کند.'
export const nativeAdded = (driver: string) => `«${driver}» با این ناوگان بومی سالن شد.`
export const nativeRemoved = 'راننده از بومی‌های سالن حذف شد؛ نوبتی که دارد همان‌گونه می‌ماند.'
/** In: the city, and the price that it had, in toman. */
export const tariffSet = (city: string, wasToman: number | null) =>
  wasToman === null
    ? `کرایهٔ پایه تا «${city}» ثبت شد.`
    : `کرایهٔ پایه تا «${city}» عوض شد؛ پیش‌تر ${formatNumber(wasToman)} تومان بود.`
export const tariffRemoved = 'تعرفه حذف شد؛ برای این شهر کرایه‌ای پیشنهاد نمی‌شود.'
