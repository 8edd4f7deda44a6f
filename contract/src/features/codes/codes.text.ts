import { toPersianDigits } from '../../kernel/digits.ts'

export const codeLength = 6

/** One sentence for every reason, since which it was helps only who guesses. In: how many tries are left. */
export const wrongCode = (left: number): string =>
  left > 0
    ? `کد درست نیست یا مهلت آن گذشته است؛ آن را از روی آخرین پیام وارد کنید یا کد تازه بگیرید. ${toPersianDigits(left)} بار دیگر می‌توانید کد وارد کنید.`
    : 'کد درست نیست یا مهلت آن گذشته است و این کد را دیگر نمی‌توان وارد کرد؛ کد تازه بگیرید.'

export const tooManySends = 'از این‌جا برای این شماره کد زیادی خواسته شده است'

/** The same whoever the number belongs to. */
export const codeSent = 'کد تأیید به این شماره فرستاده شد و تا دو دقیقه معتبر است.'
export const codeRight = 'شمارهٔ موبایل تأیید شد.'
