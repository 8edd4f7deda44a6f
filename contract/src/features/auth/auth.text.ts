/** Why signing in is refused. */
export const signInRefusals = {
  unknown: 'نام کاربری، گذرواژه یا نقش درست نیست.',
  too_many: 'ورود ناموفق زیاد بوده است؛ پانزده دقیقهٔ دیگر تلاش کنید.',
  inactive: 'این حساب غیرفعال است؛ با پشتیبانی تماس بگیرید.',
  awaiting_approval: 'حساب شما در انتظار تأیید است.',
} as const

export const signedOut = 'از حساب بیرون آمدید.'
