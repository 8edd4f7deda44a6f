import { toLatinDigits } from '@bargah/contract/kernel/digits.ts'

/** The name of an account as it is typed: Latin digits, from left to right. In a sentence it is `accountText`. */
export const AccountName = ({ of: username }: { of: string }) => (
  <bdi dir="ltr" className="num">
    {toLatinDigits(username)}
  </bdi>
)
