import { twoAdminsRefusals } from '../../kernel/two-admins.text.ts'
import { toPersianDigits as fa } from '../../kernel/digits.ts'

/** Said where a right password is not enough. */
export const factorNeeded = 'گذرواژه درست است؛ اکنون مرحلهٔ دوم ورود را انجام دهید.'
/** By what a call asks for the second factor beside what was sent. */
export const factorSteps = { factor_needed: factorNeeded } as const
/** Said while an account that must have a second factor has none. */
export const addFactorFirst = 'این حساب بدون ورود دومرحله‌ای کار نمی‌کند؛ نخست مرحلهٔ دوم ورود را بیفزایید.'

/** Why a second factor is not taken. */
export const factorRefusals = {
  wrong_code: 'کد برنامه درست نیست یا زمان آن گذشته است؛ کدی را که اکنون نشان می‌دهد وارد کنید.',
  used_code: 'این کد یک بار به کار رفته است؛ چند ثانیه بمانید و کد بعدی را وارد کنید.',
  wrong_recovery_code: 'کد بازیابی درست نیست یا پیش‌تر به کار رفته است.',
  wrong_passkey: 'گذرکلید پذیرفته نشد؛ دوباره تلاش کنید.',
  old_challenge: 'زمان تأیید با گذرکلید گذشت؛ دوباره تلاش کنید.',
  factors_changed: 'روش‌های ورود این حساب هم‌اکنون عوض شد؛ دوباره وارد شوید.',
} as const
export const tooManyFactorCodes = 'کد نادرست زیاد وارد شده است'
export const tooManyFactorCodesEverywhere =
  'برای این حساب کد نادرست زیاد وارد شده است و تنها با گذرکلید، کد بازیابی یا دستگاهی که پیش‌تر با آن وارد شده‌اید می‌توانید وارد شوید'

export const addFactorRefusals = {
  not_begun: 'افزودن برنامه از نو آغاز شده است؛ کد QR تازه را بخوانید.',
  wrong_code: factorRefusals.wrong_code,
  old_challenge: factorRefusals.old_challenge,
  wrong_passkey: 'این گذرکلید ساخته نشد؛ دوباره تلاش کنید.',
  known_passkey: 'این گذرکلید پیش‌تر افزوده شده است.',
  too_many: 'ده گذرکلید دارید و بیشتر افزوده نمی‌شود؛ نخست یکی را بردارید.',
} as const

/** Why one's own factor is not taken away. */
export const removeFactorRefusals = {
  no_app: 'برنامهٔ رمزسازی به این حساب افزوده نشده است.',
  last_demanded:
    'این تنها روش مرحلهٔ دوم ورود شماست و حساب شما بی آن کار نمی‌کند؛ نخست روش دیگری بیفزایید، سپس این را بردارید.',
} as const

/** Why recovery codes are not made. */
export const recoveryRefusals = {
  no_factors: 'کد بازیابی برای کسی است که گذرکلید یا برنامهٔ رمزساز دارد؛ نخست یکی را بیفزایید.',
} as const

/** Why another's lost factors are not asked to be taken away, or not taken. */
export const removalRefusals = {
  own_account: 'این حساب خودتان است؛ دو مدیر دیگر باید این کار را انجام دهند.',
  no_factors: 'این حساب مرحلهٔ دوم ورود ندارد.',
  ...twoAdminsRefusals,
} as const
export type RemovalRefusal = keyof typeof removalRefusals

export const appAdded = 'برنامهٔ رمزساز افزوده شد؛ از این پس در ورود کد آن را می‌خواهیم.'
export const passkeyAdded = 'گذرکلید افزوده شد؛ از این پس در ورود آن را می‌خواهیم.'
export const appRemoved = 'برنامهٔ رمزساز برداشته شد.'
export const passkeyRemoved = 'گذرکلید برداشته شد.'
export const codesRenewed = 'کدهای تازه ساخته شد و کدهای پیشین دیگر کار نمی‌کند.'
export const removalAsked = 'درخواست ثبت شد. مدیر دیگری باید تا یک روز آن را تأیید کند.'
export const removalConfirmed = 'مرحلهٔ دوم ورود این حساب برداشته شد و نشست‌های آن پایان یافت.'

/** How many recovery codes are left, and what to do when they are few. */
export const recoveryLeftText = (left: number): string =>
  left === 0 ? 'کد بازیابی نمانده است؛ کدهای تازه بسازید.' : `${fa(left)} کد بازیابی مانده است.`
