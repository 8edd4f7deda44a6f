import { toPersianDigits } from '../../kernel/digits.ts'

/** Why nothing is done with a company. */
export const companyRefusals = {
  taken: 'شرکتی با این شناسهٔ ملی پیش‌تر ثبت شده است؛ اگر شرکت شماست، وارد شوید یا با پشتیبانی تماس بگیرید.',
  has_account: 'این شرکت حساب دارد و نام کاربری آن از شناسهٔ ملی است؛ شناسهٔ ملی دیگر عوض نمی‌شود.',
  accepted: 'این شرکت پیش‌تر تأیید شده است.',
  rejected: 'این شرکت پیش‌تر رد شده است.',
  not_accepted: 'این شرکت هنوز تأیید نشده است؛ پس از تأیید حساب بسازید.',
} as const
export type CompanyRefusal = keyof typeof companyRefusals

export const companyRegistered = 'ثبت‌نام شرکت رسید. پس از تأیید با همین نام کاربری و گذرواژه وارد می‌شوید.'
export const companyAdded = 'شرکت افزوده شد و در انتظار تأیید است.'
export const companyEdited = 'تغییر شرکت ثبت شد.'
export const companyAccepted = (name: string) => `«${name}» تأیید شد.`
export const companyRejected = (name: string) => `«${name}» رد شد و دلیل برایش پیامک می‌شود.`

export const companyUsername = (nationalId: string) => `TC${nationalId}`

/** Faults of its fields that one alone does not show (rules 3.6). */
export const companyFaults = {
  mobile: 'شمارهٔ موبایل را وارد کنید.',
  mobileOrTel: 'شمارهٔ موبایل یا تلفن را وارد کنید.',
  address: 'نشانی را وارد کنید.',
  shortId: `شناسهٔ ملی نباید کمتر از ${toPersianDigits(10)} رقم باشد.`,
  longId: `شناسهٔ ملی نباید بیش از ${toPersianDigits(11)} رقم باشد.`,
  wrongId: 'شناسهٔ ملی درست نیست؛ رقم‌های آن را دوباره بررسی کنید.',
} as const
