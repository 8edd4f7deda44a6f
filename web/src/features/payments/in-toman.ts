import { sumInWords } from '../../ui/sum-words.ts'

const rialsOfToman = 10

/** In: rials. Out: the same in words, in toman; undefined for what is less than one. */
export const inToman = (rial: number | null): string | undefined =>
  rial && rial >= rialsOfToman ? sumInWords(Math.floor(rial / rialsOfToman), 'تومان') : undefined
