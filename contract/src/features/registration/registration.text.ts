export const registerDriverRefusals = {
  already_registered:
    'رانندهٔ این کد ملی پیش‌تر ثبت‌نام شده است؛ با همین کد ملی وارد شوید یا گذرواژه‌تان را بازیابی کنید.',
  mobile_taken:
    'با این شمارهٔ موبایل راننده یا کاربر دیگری وارد می‌شود؛ شمارهٔ خودتان را وارد کنید یا با پشتیبانی تماس بگیرید.',
  card_taken: 'هم‌اکنون رانندهٔ دیگری با همین کارت هوشمند ثبت شد؛ دوباره بفرستید.',
} as const
export type RegisterDriverRefusal = keyof typeof registerDriverRefusals

/** The same to staff, who put on record whom they know: of a row of a file too. */
export const enterDriverRefusals = {
  already_registered: 'رانندهٔ این کد ملی پیش‌تر ثبت شده است.',
  mobile_taken: 'با این شمارهٔ موبایل راننده یا کاربر دیگری وارد می‌شود؛ شماره را دوباره ببینید.',
  card_taken: 'این کارت هوشمند از آن رانندهٔ دیگری است؛ شماره را دوباره ببینید.',
} as const satisfies Record<RegisterDriverRefusal, string>

export const enteredDriverInUse =
  'این راننده دیگر تازه نیست: نوبت، مجوز یا کار دیگری به نامش هست؛ غیرفعالش کنید.'
/** To programs, wherever messages leave or not. */
export const driverEntered = 'راننده ثبت شد؛ با کد پیامکی یا گذرواژه‌ای که پشتیبانی می‌سازد وارد می‌شود.'
export const enteredDriverRemoved = 'راننده برداشته شد.'

/** Said to whoever registers, and to staff at the desk, where no code was needed: whether a message left is not claimed. */
export const driverRegistered = 'ثبت‌نام انجام شد؛ نام کاربری و گذرواژه را یادداشت کنید.'
export const driverRegisteredInactive =
  'ثبت‌نام انجام شد؛ نام کاربری و گذرواژه را یادداشت کنید. مشخصات هنوز تأیید نشده است؛ پس از بررسی، حساب فعال می‌شود.'
