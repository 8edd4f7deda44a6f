import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'

type Text = string | null | undefined

/** In the place of what nobody wrote down. */
export const notGiven = <span className="subtle">ثبت نشده</span>

/** A text, if it was written down. */
export const given = (text: Text) => (text ? toPersianDigits(text) : notGiven)

/** A number of a person or a thing, which stays whole and in one width, if it was written down. */
export const givenNumber = (text: Text) =>
  text ? <span className="num">{toPersianDigits(text)}</span> : notGiven
