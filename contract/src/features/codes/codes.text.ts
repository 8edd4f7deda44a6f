/** Why a code is not accepted; one sentence, since which of the reasons it was helps only who guesses. */
export const codeRefusals = {
  wrong: 'کد درست نیست یا مهلت آن گذشته است؛ آن را از روی آخرین پیامک وارد کنید یا کد تازه بگیرید.',
} as const
export type CodeRefusal = keyof typeof codeRefusals

export const tooManySends = 'برای این شماره کد زیادی خواسته شده است'
export const tooManyGuesses = 'برای این شماره کد نادرست زیادی وارد شده است'

/** The same whoever the number belongs to. */
export const codeSent = 'کد تأیید به این شماره فرستاده شد و تا دو دقیقه معتبر است.'
export const codeRight = 'شمارهٔ موبایل تأیید شد.'
