import { sumInWords } from '../../ui/sum-words.ts'

/** In: rials. Out: the same in words, in the unit in which desks read a wallet (rules 13.1); undefined for none. */
export const inWords = (rial: number | null): string | undefined =>
  rial ? sumInWords(rial, 'ریال') : undefined
