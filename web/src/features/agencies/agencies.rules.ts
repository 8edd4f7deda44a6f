import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'

/** In: the ends of a range in km, 0 = no limit. Out: «محدودهٔ رزرو ۲۰ تا ۱۲۰ کیلومتر». */
export function sayRange(min: number, max: number): string {
  if (min === 0 && max === 0) return 'محدودهٔ رزرو بی‌حد'
  if (max === 0) return `محدودهٔ رزرو از ${formatNumber(min)} کیلومتر`
  if (min === 0) return `محدودهٔ رزرو تا ${formatNumber(max)} کیلومتر`
  return `محدودهٔ رزرو ${formatNumber(min)} تا ${formatNumber(max)} کیلومتر`
}

const shown = 2

/** In: a code. Out: its last two characters after dots; a short one is all dots. */
export const maskCode = (code: string): string =>
  code.length <= shown ? '••' : `••${toPersianDigits(code.slice(-shown))}`
