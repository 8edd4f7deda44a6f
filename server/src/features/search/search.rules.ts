import { joinPlate } from '@bargah/contract/kernel/plate-words.ts'
import { normalizeText } from '@bargah/contract/kernel/text.ts'

export const kinds = ['cargo', 'permit', 'turn', 'person', 'company'] as const
export type SearchKind = (typeof kinds)[number]

/** What is looked for: the kinds, the words that must all be found, and the number that may be something's own. */
export type Wanted = { kinds: readonly SearchKind[]; words: string[]; number: number | undefined }

const kindOfWord: Readonly<Record<string, SearchKind>> = {
  بار: 'cargo',
  مجوز: 'permit',
  نوبت: 'turn',
  راننده: 'person',
  شرکت: 'company',
}
const mostWords = 8
const largestId = 2 ** 31 - 1
/** No index knows shorter words; they narrow what a longer one finds. */
const leastLetters = 3

/**
 * In: what a person typed, in any spelling. Out: what is looked for: «مجوز ۵۸۴۰۲» a permit; a plate, however it is
 * spaced, as it is stored. Without words only a number can be found, and without either nothing.
 */
export function readWanted(text: string): Wanted {
  const all = joinPlate(normalizeText(text)).split(' ').filter(Boolean)
  const [first = '', ...rest] = all
  const kind = rest.length > 0 ? kindOfWord[first] : undefined
  const words = (kind ? rest : all).slice(0, mostWords)
  return {
    kinds: kind ? [kind] : kinds,
    words: words.some((word) => word.length >= leastLetters) ? words : [],
    number: numberOf(words),
  }
}

function numberOf([word = '', ...others]: readonly string[]): number | undefined {
  const number = others.length === 0 && /^[1-9]\d*$/.test(word) ? Number(word) : undefined
  return number !== undefined && number <= largestId ? number : undefined
}
