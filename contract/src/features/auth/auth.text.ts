import type { Browser, System } from './auth.schema.ts'

/** Why signing in is refused. */
export const signInRefusals = {
  unknown: 'نام کاربری، گذرواژه یا نقش درست نیست.',
  too_many: 'ورود ناموفق زیاد بوده است؛ پانزده دقیقهٔ دیگر تلاش کنید.',
  inactive: 'این حساب غیرفعال است؛ با پشتیبانی تماس بگیرید.',
  awaiting_approval: 'حساب شما در انتظار تأیید است.',
} as const

export const signedOut = 'از حساب بیرون آمدید.'

/** Why one's own password is not changed. */
export const changePasswordRefusals = {
  wrong_current: 'گذرواژهٔ کنونی درست نیست.',
  same_as_current: 'گذرواژهٔ تازه همان گذرواژهٔ کنونی است؛ گذرواژهٔ دیگری برگزینید.',
  too_many: 'گذرواژهٔ نادرست زیاد وارد شده است؛ پانزده دقیقهٔ دیگر تلاش کنید.',
} as const
export type ChangePasswordRefusal = keyof typeof changePasswordRefusals

export const passwordChanged = 'گذرواژه عوض شد و نشست‌های دیگر پایان یافت.'
export const sessionEnded = 'نشست پایان یافت.'

export const browserLabels: Record<Browser, string> = {
  chrome: 'کروم',
  firefox: 'فایرفاکس',
  safari: 'سافاری',
  edge: 'اج',
  opera: 'اپرا',
  samsung: 'مرورگر سامسونگ',
}
export const systemLabels: Record<System, string> = {
  android: 'اندروید',
  ios: 'آیفون یا آیپد',
  windows: 'ویندوز',
  mac: 'مک',
  linux: 'لینوکس',
}
