import { toLatinDigits, toPersianDigits } from './digits.ts'

/** The `is…` checks take Latin digits, as stored; `normalizeMobile` and `parsePlate` read what people type. */

function nationalCheckDigit(nine: string) {
  const sum = [...nine].reduce((total, digit, place) => total + Number(digit) * (10 - place), 0)
  const rest = sum % 11
  return rest < 2 ? rest : 11 - rest
}

/** Whether the text is a person's national code: 10 digits, not all equal, the last one a checksum. */
export const isNationalCode = (text: string) =>
  /^(?!(\d)\1{9})\d{10}$/.test(text) && nationalCheckDigit(text.slice(0, 9)) === Number(text[9])

/** In: nine digits. Out: the valid code that begins with them; throws for nine equal digits, which have none. */
export function completeNationalCode(nine: string): string {
  if (!/^(?!(\d)\1{8})\d{9}$/.test(nine)) throw new RangeError('nine digits, not all equal, are needed')
  return `${nine}${nationalCheckDigit(nine)}`
}

const legalWeights = [29, 27, 23, 19, 17, 29, 27, 23, 19, 17]

/** Whether the text is a firm's legal id (شناسهٔ ملی): 11 digits, the last one a checksum. */
export function isLegalId(text: string): boolean {
  if (!/^\d{11}$/.test(text)) return false
  const added = Number(text[9]) + 2
  const sum = legalWeights.reduce((total, weight, place) => total + (Number(text[place]) + added) * weight, 0)
  return (sum % 11) % 10 === Number(text[10])
}

/** Blanks, hyphens, brackets and direction marks that come with a copied number. */
const phoneNoise = /[\s()\-\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** In: a mobile number as typed (any digits; with 0, +98, 0098 or bare). Out: `09…`, or null. */
export function normalizeMobile(text: string): string | null {
  const match = /^(?:\+98|0098)?0?(9\d{9})$/.exec(toLatinDigits(text).replace(phoneNoise, ''))
  return match ? `0${match[1]}` : null
}

/**
 * In: a telephone number as typed, mobile, with or without its area, or short. Out: its digits, or null: eleven where it begins
 * with the 0 of a mobile or an area, else four and more.
 */
export function normalizePhone(text: string): string | null {
  const digits = toLatinDigits(text)
    .replace(phoneNoise, '')
    .replace(/^(?:\+98|0098)0?/, '0')
  return /^(?:0[1-9]\d{9}|[1-9]\d{3,10})$/.test(digits) ? digits : null
}

/** Whether the text is a postal code: ten digits, the first not zero. */
export const isPostalCode = (text: string) => /^[1-9]\d{9}$/.test(text)

/** Whether the text is the smart card of a driver or a truck: seven digits. */
export const isSmartCard = (text: string) => /^\d{7}$/.test(text)

/** A truck's plate in its four parts, digits Latin: ۳۴ ع ۸۱۲ ایران ۸۴. */
export type Plate = { two: string; letter: string; three: string; region: string }

const plateText = /^(?:پلاک)?(\d{2})(الف|[بپتثجدزژسشصطعفقکگلمنوهی])(\d{3})[-،]?(?:ایران)?(\d{2})$/

/** In: a plate as typed, or its two wire fields (`34ع812`, `84`). Out: its parts, or null. */
export function parsePlate(plaqueNumber: string, plaqueSerialNumber = ''): Plate | null {
  const typed = toLatinDigits(plaqueNumber + plaqueSerialNumber).replace(/\s/g, '')
  const match = plateText.exec(typed.replace('ي', 'ی').replace('ك', 'ک'))
  if (!match) return null
  const [, two = '', letter = '', three = '', region = ''] = match
  return { two, letter, three, region }
}

/** In: a plate. Out: the two fields that the wire carries. */
export const plateFields = ({ two, letter, three, region }: Plate) => ({
  plaqueNumber: `${two}${letter}${three}`,
  plaqueSerialNumber: region,
})

/** In: a plate. Out: its accessible label, `پلاک ۳۴ ع ۸۱۲ ایران ۸۴`. */
export const formatPlateText = ({ two, letter, three, region }: Plate) =>
  toPersianDigits(`پلاک ${two} ${letter} ${three} ایران ${region}`)
