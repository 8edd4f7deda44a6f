/** Digits and numbers: Latin on the wire and in code, Persian wherever a person reads. */

const latinOf = (digit: string) => String(digit.charCodeAt(0) % 16)
const persianOf = (digit: string) => String.fromCharCode(0x06f0 + (digit.charCodeAt(0) % 16))

/** In: any text. Out: the same with Persian (۰) and Arabic (٠) digits made Latin (0). */
export const toLatinDigits = (text: string) => text.replace(/[۰-۹٠-٩]/g, latinOf)

/** In: any text or number. Out: the same with Persian digits and no separators; for identifiers and times. */
export const toPersianDigits = (value: string | number) => String(value).replace(/[0-9٠-٩]/g, persianOf)

/** Up to here a double holds thousandths. */
const most = 9e12
const minus = '\u200e−'

/** In: an amount, not negative. Out: its digits at so many decimals, halves up as they are written: 1.005 is 1.01 at two. */
function roundTo(amount: number, decimals: number): string {
  const written = String(amount)
  if (Number.isInteger(amount)) return decimals > 0 ? `${written}.${'0'.repeat(decimals)}` : written
  if (written.includes('e')) return (0).toFixed(decimals)
  return (Math.round(Number(`${written}e${decimals}`)) / 10 ** decimals).toFixed(decimals)
}

/**
 * In: an amount. Out: `۱٬۲۶۸` or `۱۲٫۵`; a minus is led by a direction mark, so that it stays at the left.
 * With `decimals` exactly that many fraction digits, without it up to three. By hand, since the first number of `Intl` costs a
 * browser 30 to 50 ms; what is no amount of ours is left to it.
 */
export function formatNumber(amount: number, { decimals }: { decimals?: number } = {}): string {
  const size = Math.abs(amount)
  if (!Number.isSafeInteger(amount) && !(size < most)) return formatByIntl(amount, decimals)
  const [whole = '', fraction = ''] = roundTo(size, decimals ?? 3).split('.')
  const shown = decimals === undefined ? fraction.replace(/0+$/, '') : fraction
  const isZero = /^0*$/.test(whole + fraction)
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '٬')
  return toPersianDigits(`${amount < 0 && !isZero ? minus : ''}${grouped}${shown && `٫${shown}`}`)
}

const formatByIntl = (amount: number, decimals: number | undefined) =>
  new Intl.NumberFormat('fa-IR-u-nu-arabext', {
    minimumFractionDigits: decimals ?? 0,
    maximumFractionDigits: decimals ?? 3,
    signDisplay: 'negative',
  }).format(amount)

/** A sign, plain digits or groups of three parted by one and the same separator, and a fraction. */
const numberText = /^([-−]?)(\d+|\d{1,3}(?:([,٬،\s])\d{3})(?:\3\d{3})*)(?:[.٫/](\d+))?$/

function readNumber(text: string) {
  // formatNumber writes a direction mark before the minus
  const match = numberText.exec(
    toLatinDigits(text)
      .trim()
      .replace(/^\u200e/, ''),
  )
  if (!match) return null
  const [, sign, whole = '', , fraction] = match
  const size = Number(`${whole.replace(/\D/g, '')}.${fraction ?? 0}`)
  if (size > Number.MAX_SAFE_INTEGER) return null
  return { amount: sign && size !== 0 ? -size : size, isWhole: fraction === undefined }
}

/** In: typed text, any digits, thousands separated or not. Out: the integer; null for anything else or unsafe. */
export function parseInteger(text: string): number | null {
  const read = readNumber(text)
  return read?.isWhole ? read.amount : null
}

/** In: as `parseInteger`, with an optional fraction after `.`, `٫` or `/`. Out: the number, or null. */
export const parseDecimal = (text: string): number | null => readNumber(text)?.amount ?? null

/** In: a telephone number as stored. Out: it as people read it, in groups and Persian digits; to be shown from left to right. */
export const formatPhone = (number: string): string =>
  toPersianDigits(number.replace(/^(09\d\d)(\d{3})(\d{4})$|^(0\d\d)(\d{4})(\d{4})$/, groupsOf))

const groupsOf = (_all: string, ...groups: (string | undefined)[]) =>
  groups.slice(0, 6).filter(Boolean).join(' ')
