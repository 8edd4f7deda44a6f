import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { parsePlate, type Plate } from '@bargah/contract/kernel/identity.ts'
import { digitsOf } from './typed-digits.ts'

export type PlatePart = keyof Plate

/** The parts of a plate from left to right, as on the truck. */
export const plateParts = [
  { part: 'two', label: 'دو رقم اول', length: 2 },
  { part: 'letter', label: 'حرف', length: 1 },
  { part: 'three', label: 'سه رقم', length: 3 },
  { part: 'region', label: 'کد شهر', length: 2 },
] as const satisfies readonly { part: PlatePart; label: string; length: number }[]

export const emptyPlate: Plate = { two: '', letter: '', three: '', region: '' }

const spelled: Record<string, string> = { ا: 'الف', آ: 'الف', أ: 'الف', ي: 'ی', ك: 'ک', ة: 'ه' }

/** In: what stands in the letter's place after typing. Out: the last letter that a plate may have, or ''. */
export function plateLetter(typed: string): string {
  if (typed.includes('الف')) return 'الف'
  const letters = [...typed].map((letter) => spelled[letter] ?? letter)
  return letters.findLast((letter) => parsePlate(`11${letter}111`, '11')) ?? ''
}

/** In: what stands in a part after typing. Out: what the part keeps: Latin digits, or the letter. */
export const readPart = (part: PlatePart, length: number, typed: string): string =>
  part === 'letter' ? plateLetter(typed) : digitsOf(typed).slice(0, length)

export const showPart = (part: PlatePart, text: string): string =>
  part === 'letter' ? text : toPersianDigits(text)
