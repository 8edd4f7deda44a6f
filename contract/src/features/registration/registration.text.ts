/** Why a driver is not registered. */
export const registerDriverRefusals = {
  already_registered:
    'رانندهٔ این کد ملی پیش‌تر ثبت‌نام شده است؛ با همین کد ملی وارد شوید یا گذرواژه‌تان را بازیابی کنید.',
  mobile_taken:
    'این شمارهٔ موبایل از آن رانندهٔ دیگری است؛ شمارهٔ خودتان را وارد کنید یا با پشتیبانی تماس بگیرید.',
} as const
export type RegisterDriverRefusal = keyof typeof registerDriverRefusals

export const driverRegistered = 'ثبت‌نام انجام شد و گذرواژه پیامک شد.'
export const driverRegisteredInactive =
  'ثبت‌نام انجام شد و گذرواژه پیامک شد. مشخصات هنوز تأیید نشده است؛ پس از بررسی، حساب فعال می‌شود و پیامک می‌رسد.'
