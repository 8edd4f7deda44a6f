import { notEntered } from '../../kernel/not-given.ts'

export const companyRefusals = {
  taken: 'شرکتی با این شناسهٔ ملی پیش‌تر ثبت شده است؛ اگر شرکت شماست، وارد شوید یا با پشتیبانی تماس بگیرید.',
  has_account: 'این شرکت حساب دارد و نام کاربری آن از شناسهٔ ملی است؛ شناسهٔ ملی دیگر عوض نمی‌شود.',
  accepted: 'این شرکت پیش‌تر تأیید شده است.',
  another_accepted: 'شرکت دیگری با همین شناسهٔ ملی تأیید شده است؛ از هر شناسهٔ ملی تنها یکی تأیید می‌شود.',
  others_unseen:
    'ثبت‌نام دیگری با همین شناسهٔ ملی هست که هنوز ندیده‌اید؛ آن را کنار این ثبت‌نام ببینید و دوباره تصمیم بگیرید.',
  same_mobile: 'ثبت‌نام دیگری با همین شناسهٔ ملی و همین موبایل در انتظار تأیید است.',
  rejected: 'این شرکت پیش‌تر رد شده است.',
  not_accepted: 'این شرکت هنوز تأیید نشده است؛ پس از تأیید حساب بسازید.',
} as const
export type CompanyRefusal = keyof typeof companyRefusals

/** Why a company that an administrator knows is not put on record, and why it is not taken off again. */
export const enterCompanyRefusals = {
  accepted: 'شرکتی با این شناسهٔ ملی پیش‌تر ثبت و تأیید شده است.',
  registered: 'با این شناسهٔ ملی ثبت‌نامی رسیده است؛ همان را در فهرست شرکت‌ها ببینید و تأیید یا ویرایش کنید.',
} as const
export type EnterCompanyRefusal = keyof typeof enterCompanyRefusals
export const removeCompanyRefusals = {
  in_use: 'این شرکت دیگر تازه نیست: حسابش گذرواژه دارد یا نمایندگی، بار یا کار دیگری به نامش هست.',
} as const
export type RemoveCompanyRefusal = keyof typeof removeCompanyRefusals
/** To programs, wherever messages leave or not. */
export const companyEntered =
  'شرکت ثبت و تأیید شد؛ نخستین گذرواژه را پشتیبانی می‌سازد، یا خودش با «فراموشی گذرواژه» می‌گیرد.'
export const enteredCompanyRemoved = 'شرکت برداشته شد.'

export const companyRegistered =
  'ثبت‌نام شرکت رسید و بررسی می‌شود. اگر تأیید شود، با همین نام کاربری و گذرواژه وارد می‌شوید.'
export const companyAdded = 'شرکت افزوده شد و در انتظار تأیید است.'
export const companyEdited = 'تغییر شرکت ثبت شد.'
export const companyAccepted = (name: string) => `«${name}» تأیید شد.`
export const companyRejected = (name: string) => `«${name}» رد شد و دلیلش ثبت شد.`

/** Why a registration that waited ends, as it is told to whoever sent it. */
export const companyEnds = {
  another_accepted: 'ثبت‌نام دیگری با همین شناسهٔ ملی تأیید شد.',
  sent_again: 'با همین موبایل ثبت‌نام تازه‌ای برای این شناسهٔ ملی رسید.',
} as const

export const companyUsername = (nationalId: string) => `TC${nationalId}`

/** Faults of its fields that one alone does not show (rules 3.6). */
export const companyFaults = {
  mobile: notEntered('شمارهٔ موبایل'),
  mobileOrTel: notEntered('شمارهٔ موبایل یا تلفن'),
  address: notEntered('نشانی'),
} as const
