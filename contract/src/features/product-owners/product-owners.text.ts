import { notEntered } from '../../kernel/not-given.ts'

export const ownerRefusals = {
  taken: 'صاحب کالایی با این کد ملی پیش‌تر ثبت شده است؛ اگر شما هستید، وارد شوید یا با پشتیبانی تماس بگیرید.',
  has_account: 'این صاحب کالا حساب دارد و نام کاربری او از کد ملی است؛ کد ملی دیگر عوض نمی‌شود.',
  accepted: 'این صاحب کالا پیش‌تر تأیید شده است.',
  another_accepted: 'صاحب کالای دیگری با همین کد ملی تأیید شده است؛ از هر کد ملی تنها یکی تأیید می‌شود.',
  others_unseen:
    'ثبت‌نام دیگری با همین کد ملی هست که هنوز ندیده‌اید؛ آن را کنار این ثبت‌نام ببینید و دوباره تصمیم بگیرید.',
  same_mobile: 'ثبت‌نام دیگری با همین کد ملی و همین موبایل در انتظار تأیید است.',
  rejected: 'این صاحب کالا پیش‌تر رد شده است.',
  not_accepted: 'این صاحب کالا هنوز تأیید نشده است؛ پس از تأیید حساب بسازید.',
  has_work: 'این صاحب کالا بار یا مجوزی در جریان دارد؛ پس از پایان آن‌ها حذفش کنید.',
} as const
export type OwnerRefusal = keyof typeof ownerRefusals

export const ownerRegistered =
  'ثبت‌نام شما رسید و بررسی می‌شود. اگر تأیید شود، با همین نام کاربری و گذرواژه وارد می‌شوید.'
export const ownerAdded = 'صاحب کالا افزوده شد و در انتظار تأیید است.'
export const ownerEdited = 'تغییر صاحب کالا ثبت شد.'
export const ownerDeleted = 'صاحب کالا حذف شد و حسابش بسته شد.'
export const ownerAccepted = (name: string) => `«${name}» تأیید شد.`
export const ownerRejected = (name: string) => `«${name}» رد شد و دلیلش ثبت شد.`

/** Why a registration that waited ends, as it is told to whoever sent it. */
export const ownerEnds = {
  another_accepted: 'ثبت‌نام دیگری با همین کد ملی تأیید شد.',
  sent_again: 'با همین موبایل ثبت‌نام تازه‌ای برای این کد ملی رسید.',
} as const

export const ownerUsername = (nationalId: string) => `PO${nationalId}`

/** What the fields of a product owner say that read badly (rules 3.7). */
export const ownerFaults = {
  family: notEntered('نام خانوادگی'),
} as const
