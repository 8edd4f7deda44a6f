import { hasCheckDigits } from '../../kernel/check-digits.ts'
import { toLatinDigits } from '../../kernel/digits.ts'
import { notEntered } from '../../kernel/not-given.ts'

/**
 * What proves a permit: the signed code in the square, or twelve digits beside it for people to type (rules 12.6). Only
 * what has the form of one of them may be judged genuine or not; anything else was mistyped, not forged.
 */
export const permitCodeFaults = {
  empty: notEntered('کد بررسی'),
  notACode: 'این نوشته کد بررسی مجوز نیست. دوازده رقمی را وارد کنید که کنار تصویر چهارگوش برگه چاپ شده است.',
  mistyped: 'یکی از رقم‌های کد درست نیست. دوازده رقم کنار تصویر چهارگوش را یک بار دیگر از روی برگه بخوانید.',
} as const

/** The shortest signed code has 81 bytes, and its first says version 1, 2, 3 or 4 (`signed-code.ts`). */
const signedForm = /^(A[Q-Za-z\d_-]|B[A-P])[\w-]{106,446}$/
/** Blanks, hyphens and direction marks that come with copied digits. */
const noise = /[\s\-_.\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g

export type PermitCode = { typed: string } | { signed: string }

/** In: what was typed, scanned or pasted, also the whole address. Out: the code in Latin digits, or what is wrong with it. */
export function readPermitCode(text: string): PermitCode | { fault: string } {
  const last = text.trim().replace(/\/+$/, '').split('/').at(-1) ?? ''
  if (last === '') return { fault: permitCodeFaults.empty }
  const digits = toLatinDigits(last).replace(noise, '')
  if (/^\d{12}$/.test(digits))
    return hasCheckDigits(digits) ? { typed: digits } : { fault: permitCodeFaults.mistyped }
  return signedForm.test(last) ? { signed: last } : { fault: permitCodeFaults.notACode }
}
