import { toLatinDigits } from './digits.ts'
import { dropped, letters } from './text.ts'

const droppedLetters = Array.from({ length: 0x2010 }, (_, code) => String.fromCharCode(code))
  .filter((letter) => letter.replace(dropped, '') === '')
  .join('')
const variants = [...Object.keys(letters), ...'۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩']

/** In: a letter of a key. Out: it and the letters that `normalizeText` makes it of, as a part of a pattern. */
function anySpelling(letter: string): string {
  const others = variants.filter((one) => (letters[one] ?? toLatinDigits(one)) === letter).join('')
  if (others !== '') return `[${letter}${others}]`
  return /[\p{L}\p{N}\s]/u.test(letter) ? letter : `\\${letter}`
}

/**
 * In: a key of `normalizeText`. Out: a regular expression, to be matched without regard to case, that finds it in
 * stored text of any spelling. PostgreSQL matches it far faster than it respells the text.
 */
export const spellingsOf = (key: string): string => Array.from(key, anySpelling).join(`[${droppedLetters}]*`)
