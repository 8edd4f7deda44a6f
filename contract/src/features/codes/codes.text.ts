import { toPersianDigits } from '../../kernel/digits.ts'

export const codeLength = 6

/**
 * Why a code is not accepted; one sentence, since which of the reasons it was helps only who guesses. In: how often one
 * may still be entered before another is sent.
 */
export const wrongCode = (left: number): string =>
  left > 0
    ? `کد درست نیست یا مهلت آن گذشته است؛ آن را از روی آخرین پیام وارد کنید یا کد تازه بگیرید. ${toPersianDigits(left)} بار دیگر می‌توانید کد وارد کنید.`
    : 'کد درست نیست یا مهلت آن گذشته است و این کد را دیگر نمی‌توان وارد کرد؛ کد تازه بگیرید.'

export const tooManySends = 'از این‌جا برای این شماره کد زیادی خواسته شده است'

/** The same whoever the number belongs to. */
export const codeSent = 'کد تأیید به این شماره فرستاده شد و تا دو دقیقه معتبر است.'
export const codeRight = 'شمارهٔ موبایل تأیید شد.'
