import { toLatinDigits, toPersianDigits } from '@bargah/contract/kernel/digits.ts'

const hasLetters = (username: string) => /\D/.test(toLatinDigits(username))

/**
 * The name of an account as it is typed: Latin digits, from left to right. In a sentence it is `accountText`. One of digits alone
 * is a driver's national code, which stands beside in Persian digits and is typed in either.
 */
export const AccountName = ({ of: username }: { of: string }) => (
  <bdi dir="ltr" className="num">
    {hasLetters(username) ? toLatinDigits(username) : toPersianDigits(username)}
  </bdi>
)
