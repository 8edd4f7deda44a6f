import type { LoginDoor } from '../../kernel/access.ts'
import { formatNumber } from '../../kernel/digits.ts'

/** What a client may say that it is. */
const browsers = ['chrome', 'firefox', 'safari', 'edge', 'opera', 'samsung'] as const
export type Browser = (typeof browsers)[number]
const systems = ['android', 'ios', 'windows', 'mac', 'linux'] as const
export type System = (typeof systems)[number]

/** What a device goes by whose client gives it no name. */
export const unknownDevice = 'unknown-device'

export const signInRefusals = {
  unknown: 'نام کاربری، گذرواژه یا نقش درست نیست.',
  /** The same, to whom no door was shown. */
  wrong: 'نام کاربری یا گذرواژه درست نیست.',
  inactive: 'این حساب غیرفعال است؛ با پشتیبانی تماس بگیرید.',
  password_expired: 'مهلت گذرواژهٔ موقت شما به پایان رسیده است؛ گذرواژهٔ تازه بگیرید.',
  awaiting_approval: 'حساب شما در انتظار تأیید است.',
  /** `reason`: why, in the words of whoever rejected it; null where that is not on record. */
  rejected: (reason: string | null) =>
    reason === null
      ? 'ثبت‌نام شما پذیرفته نشد؛ دلیل آن را از پشتیبانی بپرسید و پس از رفع آن دوباره ثبت‌نام کنید.'
      : `ثبت‌نام شما پذیرفته نشد؛ پس از رفع ایراد دوباره ثبت‌نام کنید. دلیل: ${reason}`,
} as const

/** In: why a registration was rejected. Out: why signing in is refused, by its code. */
export const signInRefusalsFor = (reason: string | null) => ({
  ...signInRefusals,
  rejected: signInRefusals.rejected(reason),
})

/** Said to a driver who signs in on another phone than his own. */
export const codeNeeded = 'این دستگاه تازه است؛ کدی را که به موبایل شما پیامک شد وارد کنید.'
export const phoneTaken = 'هم‌اکنون با دستگاه دیگری وارد این حساب شدند؛ دوباره وارد شوید.'
export const phoneRefusals = { code_needed: codeNeeded, phone_taken: phoneTaken } as const

/** The same whoever the number belongs to. */
export const temporaryPasswordSent =
  'اگر این شماره در بارگاه حسابی داشته باشد، گذرواژهٔ موقت به آن پیامک می‌شود و ده دقیقه کار می‌کند؛ گذرواژهٔ پیامک پیش از آن هم تا ده دقیقه‌اش. با آن وارد شوید و گذرواژهٔ خود را برگزینید.'
export const tooManyTemporary = 'از این‌جا برای این شماره گذرواژهٔ موقت زیادی خواسته شده است'

export const storedEnds = {
  signed_out: 'از این حساب بیرون آمده‌اید؛ دوباره وارد شوید.',
  other_device:
    'با این حساب در دستگاه دیگری وارد شده‌اند و نشست این‌جا پایان یافت؛ دوباره وارد شوید. اگر شما نبودید، پس از ورود گذرواژه را عوض کنید و به پشتیبانی زنگ بزنید.',
  ended_by_owner: 'این نشست را از دستگاه دیگری پایان داده‌اید؛ دوباره وارد شوید.',
  ended_by_admin: 'مدیر سامانه این نشست را پایان داد؛ دوباره وارد شوید.',
  password_changed: 'گذرواژهٔ این حساب عوض شده است؛ با گذرواژهٔ تازه وارد شوید.',
  factor_added: 'ورود دومرحله‌ای این حساب روشن شد؛ دوباره وارد شوید.',
  factors_removed: 'مرحلهٔ دوم ورود این حساب برداشته شد؛ دوباره وارد شوید.',
  deactivated: 'این حساب غیرفعال شده بود؛ دوباره وارد شوید.',
} as const
export type StoredEnd = keyof typeof storedEnds

/** Said to whom the server knows no longer. */
export const sessionEnds = {
  ...storedEnds,
  idle: 'مدتی کاری نکردید و برای ایمنی حساب از آن بیرون آمدید؛ دوباره وارد شوید.',
  too_old: 'از ورود شما زمان زیادی گذشته است؛ برای ایمنی حساب دوباره وارد شوید.',
  shut: 'این حساب غیرفعال است؛ با پشتیبانی تماس بگیرید.',
} as const
export type SessionEnd = keyof typeof sessionEnds

export const signedOut = 'از حساب بیرون آمدید.'

export const changePasswordRefusals = {
  wrong_current: 'گذرواژهٔ کنونی درست نیست.',
  same_as_current: 'گذرواژهٔ تازه همان گذرواژهٔ کنونی است؛ گذرواژهٔ دیگری برگزینید.',
} as const
export type ChangePasswordRefusal = keyof typeof changePasswordRefusals

export const tooManyPasswords = 'گذرواژهٔ نادرست زیاد وارد شده است'
export const tooManyPasswordsEverywhere =
  'برای این نام کاربری از این‌جا و جاهای دیگر گذرواژهٔ نادرست زیاد وارد شده است؛ از دستگاهی که پیش‌تر با آن وارد شده‌اید یا از شبکهٔ دیگری وارد شوید'

/** Why a password may not be used. */
export const passwordRefusals = {
  common_password: 'این گذرواژه را بسیاری به کار می‌برند و زود حدس زده می‌شود؛ گذرواژهٔ دیگری برگزینید.',
  holds_own_name: 'گذرواژه نباید نام، نام کاربری، کد ملی یا موبایل شما را در خود داشته باشد.',
} as const
export type PasswordRefusal = keyof typeof passwordRefusals

/** Why another's password is not changed. */
export const changePasswordOfRefusals = {
  own_account: 'این حساب خودتان است؛ گذرواژهٔ خود را از «حساب من» عوض کنید.',
} as const
export const passwordOfChanged =
  'گذرواژه عوض شد و نشست‌های این حساب پایان یافت؛ از صاحب آن خواسته می‌شود گذرواژهٔ خود را بگذارد.'

/** Why no account is opened. */
export const accountRefusals = {
  username_taken: 'این نام کاربری پیش‌تر گرفته شده است؛ نام دیگری بدهید.',
} as const

export const depthChosen = 'انتخاب شما ثبت شد.'
export const passwordChanged = 'گذرواژه عوض شد و نشست‌های دیگر پایان یافت.'
export const sessionEnded = 'نشست پایان یافت.'

/** Why a password that is given again is not taken. */
export const reauthenticateRefusals = { wrong_password: 'گذرواژه درست نیست.' } as const
export const passwordTaken = 'گذرواژه پذیرفته شد.'

/** What an administrator is told of the sessions of another that he ended. */
export const sessionsEnded = (count: number) =>
  count === 0 ? 'این کاربر نشست فعالی نداشت.' : `${formatNumber(count)} نشست پایان یافت.`

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

/** «کروم روی ویندوز», as far as it is known; null where nothing is. */
export const deviceText = (device: { browser: Browser | null; system: System | null }): string | null =>
  [device.browser && browserLabels[device.browser], device.system && systemLabels[device.system]]
    .filter(Boolean)
    .join(' روی ') || null

/** How each door of the login page is called. */
export const doorLabels: Record<LoginDoor, string> = {
  Driver: 'راننده',
  Company: 'شرکت',
  Support: 'پشتیبانی',
}
