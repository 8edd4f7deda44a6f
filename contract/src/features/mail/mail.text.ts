import { toLatinDigits } from '../../kernel/digits.ts'
import { accountText } from '../../kernel/text.ts'
import type { Wording } from '../notifications/notifications.text.ts'
import { sayMorningRows } from '../reports/morning.text.ts'
import type { LetterFailure, LetterKind, LetterState, LetterValues } from './mail.states.ts'

export const mailRefusals = {
  no_address: 'حساب شما نشانی ایمیلی ندارد.',
  no_mail: 'این سامانه هنوز ایمیل نمی‌فرستد و کدی به این نشانی نمی‌رسد؛ با پشتیبانی تماس بگیرید.',
  same_address: 'این نشانی همین اکنون نشانی ایمیل حساب شماست.',
} as const
export type MailRefusal = keyof typeof mailRefusals

export const mailCodeSent = 'کد تأیید به این نشانی فرستاده شد و تا ده دقیقه معتبر است.'
export const mailProven = 'نشانی ایمیل شما تأیید شد.'
export const mailRemoved = 'نشانی ایمیل شما برداشته شد.'
export const tooManyMailCodes = 'برای این نشانی کد زیادی خواسته شده است'
export const tooManyCodesOfAccount = 'از این حساب کد زیادی خواسته شده است'

type Letter = { subject: string; text: string }
const ifNotYou = 'اگر شما نخواسته‌اید، بی‌درنگ گذرواژهٔ خود را عوض کنید و با پشتیبانی تماس بگیرید.'

/** What a person reads in his mailbox, of each kind of letter. No subject holds a code: it is shown where others look. */
export const letterTexts: { [K in LetterKind]: (values: LetterValues[K]) => Letter } = {
  mail_code: ({ username, code }) => ({
    subject: 'کد تأیید ایمیل در بارگاه',
    text: `کد تأیید: ${toLatinDigits(code)}

کسی که در بارگاه با نام کاربری ${accountText(username)} وارد شده، این نشانی را برای حساب خود داده است. اگر شمایید، این کد را تا ده دقیقه در «حساب من» وارد کنید.
اگر شما نیستید، کاری لازم نیست؛ این کد را به هیچ‌کس ندهید.`,
  }),
  mail_changed: ({ username }) => ({
    subject: 'نشانی ایمیل حساب شما در بارگاه عوض شد',
    text: `نامه‌های حساب ${accountText(username)} در بارگاه از این پس به نشانی دیگری می‌رود و به این نشانی نمی‌آید.
${ifNotYou}`,
  }),
  mail_removed: ({ username }) => ({
    subject: 'نشانی ایمیل حساب شما در بارگاه برداشته شد',
    text: `از این پس نامه‌ای از حساب ${accountText(username)} در بارگاه به این نشانی نمی‌آید.
${ifNotYou}`,
  }),
  morning_report: ({ name, total }) => ({
    subject: `گزارش «${name}»`,
    text: `گزارش «${name}» پیوست این نامه است: ${sayMorningRows(total)}.

فایل با آنچه حساب شما هنگام ساختن آن در بارگاه می‌دید ساخته شده است. برای عوض کردن یا پایان دادن، در بارگاه «گزارش‌های هر صبح» را باز کنید.`,
  }),
}

export const letterKindLabels: Record<LetterKind, string> = {
  mail_code: 'کد تأیید نشانی',
  mail_changed: 'عوض شدن نشانی',
  mail_removed: 'برداشته شدن نشانی',
  morning_report: 'گزارش هر صبح',
}

export const letterStateLabels: Record<LetterState, string> = {
  sent: 'فرستاده‌شده',
  waiting: 'در صندوق',
  failed: 'نرفته',
}

/** Why a letter was given up, or has not left yet; for whoever runs the server. */
export const letterFailures: Record<LetterFailure, string> = {
  too_late: 'پیش از آن که برود، زمان آن گذشت.',
  address_gone: 'این نشانی دیگر نشانی حساب گیرنده نیست، یا حساب او بسته است.',
  file_gone: 'فایل آن دیگر نیست.',
  address_refused: 'سرور ایمیل این نشانی را نپذیرفت.',
  sender_refused: 'سرور ایمیل فرستنده را نپذیرفت؛ MAIL_FROM را بررسی کنید.',
  too_large: 'فایل برای سرور ایمیل بزرگ است.',
  refused: 'سرور ایمیل این نامه را نپذیرفت.',
  away: 'سرور ایمیل پاسخ نداد؛ دوباره فرستاده می‌شود.',
  later: 'سرور ایمیل اکنون نمی‌پذیرد؛ دوباره فرستاده می‌شود.',
  login_refused: 'سرور ایمیل نام یا گذرواژه را نپذیرفت؛ SMTP_URL را بررسی کنید.',
  not_encrypted: 'سرور ایمیل رمزنگاری نمی‌کند یا گواهی آن درست نیست؛ چیزی به آن فرستاده نشد.',
}

/** The same for whose letter it is: what he can do something about; of the rest, that it did not go. */
export const ownLetterFailures: Partial<Record<LetterFailure, string>> = {
  too_late: 'سرور ایمیل یک روز پاسخ نداد.',
  address_gone: 'نشانی ایمیل پیش از رفتن نامه برداشته یا عوض شد.',
  address_refused: 'نشانی ایمیل پذیرفته نشد.',
  too_large: 'فایل برای ایمیل بزرگ بود.',
}
export const ownLetterFailed = 'سرور ایمیل نامه را نپذیرفت.'

const told = (subject: string, message: string): Wording => ({
  kind: 'account',
  state: 'security',
  subject,
  message,
  link: '/Profile',
})

export const mailGivenNotice = told(
  'نشانی ایمیل حساب شما ثبت شد',
  'گزارش‌هایی که بخواهید به آن نشانی هم می‌رود. اگر شما نخواسته‌اید، بی‌درنگ گذرواژهٔ خود را عوض کنید.',
)
export const mailRemovedNotice = told(
  'نشانی ایمیل حساب شما برداشته شد',
  'دیگر نامه‌ای به آن نمی‌رود. اگر شما نخواسته‌اید، بی‌درنگ گذرواژهٔ خود را عوض کنید.',
)
