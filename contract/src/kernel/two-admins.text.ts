/** Why what one administrator asks for and another confirms is not asked for again, or not confirmed (rules 2.18, 5.10). */
export const twoAdminsRefusals = {
  already_asked: 'این درخواست پیش‌تر ثبت شده است و منتظر تأیید مدیر دیگری است.',
  same_person: 'این درخواست از خودتان است؛ مدیر دیگری باید آن را تأیید کند.',
  expired: 'مهلت این درخواست گذشته است؛ دوباره درخواست کنید.',
  ended: 'این درخواست پیش‌تر تأیید یا پس گرفته شده است.',
} as const

export const requestWithdrawn = 'درخواست پس گرفته شد.'
