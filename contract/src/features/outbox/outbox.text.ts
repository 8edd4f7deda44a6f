import { toLatinDigits, toPersianDigits } from '../../kernel/digits.ts'
import { accountText } from '../../kernel/text.ts'
import type { SmsKind, SmsState, SmsValues } from './outbox.states.ts'

/** How many stand before a driver: «۱۱ نفر جلوترند». */
const aheadText = (ahead: string): string =>
  ahead === '0' ? 'نفر نخست هستید' : `${toPersianDigits(ahead)} نفر جلوترند`

/** Of a turn that the hall ended, where its driver finds why: a reason of free words does not fit into one message. */
export const whyEnded = (hasReason: boolean): string => (hasReason ? 'دلیل را ببینید' : 'از سالن بپرسید')

/** What a person reads on his phone, of each kind of message. */
export const smsTexts: { [K in SmsKind]: (values: SmsValues[K]) => string } = {
  activation_code: ({ code }) => `کد تأیید شما در بارگاه: ${toLatinDigits(code)}\nاین کد را به هیچ‌کس نگویید.`,
  temporary_password: ({ username, password }) =>
    `گذرواژهٔ موقت بارگاه برای ${accountText(username)}: ${toLatinDigits(password)}\nده دقیقه معتبر است؛ گذرواژهٔ پیشین هم تا ورود با این یکی کار می‌کند. آن را به هیچ‌کس نگویید.`,
  driver_account: ({ username, password }) =>
    `ثبت‌نام شما در بارگاه انجام شد.\nنام کاربری: ${accountText(username)}\nگذرواژه: ${toLatinDigits(password)}`,
  driver_activated: ({ username }) =>
    `حساب شما در بارگاه فعال شد؛ با نام کاربری ${accountText(username)} و گذرواژه‌ای که گرفته‌اید وارد شوید.`,
  driver_deactivated: ({ name }) =>
    `${name}، حساب شما در بارگاه غیرفعال شد و نوبت و انتخاب‌های شما پایان یافت. اگر دلیل آن را نمی‌دانید، با پشتیبانی تماس بگیرید.`,
  driver_mobile_changed: ({ name, mobile }) =>
    `${name}، موبایل شما در بارگاه ${toPersianDigits(mobile)} شد و از این پس کدها به آن می‌رود. اگر شما نخواسته‌اید، با پشتیبانی تماس بگیرید.`,
  driver_password_set: ({ name }) =>
    `${name}، پشتیبانی گذرواژهٔ حساب شما در بارگاه را عوض کرد. اگر شما نخواسته‌اید، بی‌درنگ با پشتیبانی تماس بگیرید.`,
  driver_phone_freed: ({ name }) =>
    `${name}، پشتیبانی گوشی شما را از حسابتان در بارگاه برداشت؛ گوشی دیگری می‌تواند جای آن را بگیرد. اگر شما نخواسته‌اید، بی‌درنگ با پشتیبانی تماس بگیرید.`,
  registration_accepted: ({ name }) =>
    `ثبت‌نام «${name}» در بارگاه تأیید شد؛ با نام کاربری و گذرواژهٔ خود وارد شوید.`,
  registration_rejected: ({ name, reason }) =>
    `ثبت‌نام «${name}» در بارگاه پذیرفته نشد. دلیل: ${reason}
پس از رفع آن دوباره ثبت‌نام کنید.`,
  reserve_word: ({ code, company, load }) =>
    `«${company}» می‌خواهد بار ${load} را در بارگاه برای شما بگیرد. اگر می‌خواهید، این کد را تا پنج دقیقه به آن شرکت بگویید: ${toLatinDigits(code)}\nاگر نمی‌خواهید، کد را به کسی نگویید.`,
  factor_removal_asked: ({ username }) =>
    `درخواست شده است که مرحلهٔ دوم ورود حساب ${accountText(username)} در بارگاه برداشته شود. اگر شما نخواسته‌اید، بی‌درنگ با پشتیبانی تماس بگیرید.`,
  factors_removed: ({ username }) =>
    `مرحلهٔ دوم ورود حساب ${accountText(username)} در بارگاه برداشته شد. وارد شوید و روش تازه‌ای بیفزایید؛ اگر شما نخواسته‌اید، با پشتیبانی تماس بگیرید.`,
  erasure_asked: ({ name }) =>
    `${name}، درخواست شده است که اطلاعات شما از بارگاه پاک شود؛ پس از آن برنمی‌گردد. اگر شما نخواسته‌اید، بی‌درنگ با پشتیبانی تماس بگیرید.`,
  wished_load: ({ from, to, pay, load }) =>
    `بار ${from} به ${to} آمد. ${toPersianDigits(pay)} تومان به شما می‌رسد. شمارهٔ بار: ${toPersianDigits(load)}
بارگاه`,
  turn_given: ({ hall, turn, ahead }) =>
    `نوبت شما در سالن ${hall}: ${toPersianDigits(turn)}. ${aheadText(ahead)}.
بارگاه`,
  load_given: ({ from, to, permit }) =>
    `بار ${from} به ${to} به شما رسید. مجوز ${toPersianDigits(permit)}.
بارگاه`,
  load_lost: ({ hall, turn }) =>
    `در اعلام بار سالن ${hall} باری به شما نرسید. نوبت شما: ${toPersianDigits(turn)}.
بارگاه`,
  turn_ended: ({ hall, turn, why }) =>
    `سالن ${hall} نوبت ${toPersianDigits(turn)} را پایان داد. ${why}.
بارگاه`,
  permit_voided: ({ from, to, permit }) =>
    `مجوز ${toPersianDigits(permit)} شما از ${from} به ${to} باطل شد. دلیل در بارگاه است.`,
  asked_turn: ({ turn, hall, ahead, next }) =>
    `نوبت ${toPersianDigits(turn)} در سالن ${hall}: ${aheadText(ahead)}. اعلام بعدی: ${toPersianDigits(next)}.`,
  asked_no_turn: ({ word }) => `نوبت فعالی ندارید. در سالن نوبت بگیرید و دوباره «${word}» بفرستید.`,
  asked_help: ({ word }) => `برای دانستن جای خود در صف، «${word}» را به همین شماره بفرستید.`,
}

export const smsKindLabels: Record<SmsKind, string> = {
  activation_code: 'کد تأیید شماره',
  temporary_password: 'گذرواژهٔ موقت',
  driver_account: 'حساب رانندهٔ تازه',
  driver_activated: 'فعال شدن راننده',
  driver_deactivated: 'غیرفعال شدن راننده',
  driver_mobile_changed: 'عوض شدن موبایل راننده',
  driver_password_set: 'گذرواژهٔ راننده به دست پشتیبانی',
  driver_phone_freed: 'برداشته شدن گوشی راننده',
  registration_accepted: 'تأیید ثبت‌نام',
  registration_rejected: 'رد ثبت‌نام',
  reserve_word: 'پرسیدن از راننده برای بار',
  factor_removal_asked: 'درخواست برداشتن مرحلهٔ دوم ورود',
  factors_removed: 'برداشته شدن مرحلهٔ دوم ورود',
  erasure_asked: 'درخواست پاک کردن راننده',
  wished_load: 'بار راهی که راننده خواسته',
  turn_given: 'نوبت تازهٔ راننده',
  load_given: 'باری که به راننده رسید',
  load_lost: 'دوری که باری نرسید',
  turn_ended: 'نوبتی که سالن پایان داد',
  permit_voided: 'مجوزی که باطل شد',
  asked_turn: 'پاسخ پیامکی نوبت',
  asked_no_turn: 'پاسخ پیامکی، بی‌نوبت',
  asked_help: 'پاسخ پیامکی، راهنما',
}

export const smsStateLabels: Record<SmsState, string> = {
  sent: 'فرستاده‌شده',
  waiting: 'در صندوق',
  failed: 'نرفته',
}

/** Why a message was given up, or has not left yet. */
export const smsFailures = {
  too_late: 'پیش از آن که برود، زمان آن گذشت.',
  key_refused: 'سرویس پیامک کلید را نپذیرفت؛ SMS_KEY را بررسی کنید.',
  no_credit: 'اعتبار حساب پیامک تمام شده است.',
  number_refused: 'سرویس پیامک این شماره را نپذیرفت.',
  template_refused: 'سرویس پیامک الگو را نپذیرفت؛ SMS_TEMPLATES را بررسی کنید.',
  refused: 'سرویس پیامک این پیام را نپذیرفت.',
} as const
export type SmsFailure = keyof typeof smsFailures

/** Why no code is sent: nobody would get it. */
export const smsRefusals = {
  no_sms: 'این سامانه هنوز پیامک نمی‌فرستد و کدی به شما نمی‌رسد؛ با پشتیبانی تماس بگیرید.',
} as const

export const tooManySmsToNumber = 'به این شماره پیامک زیادی فرستاده شده است'
export const tooManySms = 'اکنون پیامک بسیاری فرستاده می‌شود'
