import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'

const scales = [
  { size: 1_000_000_000, word: 'میلیارد' },
  { size: 1_000_000, word: 'میلیون' },
  { size: 1_000, word: 'هزار' },
  { size: 1, word: '' },
]

/** In: a whole amount, not negative, and its unit. Out: `۳۰ میلیون و ۷۰۰ هزار تومان`, so that zeros need no counting. */
export function sumInWords(amount: number, unit: string): string {
  let rest = amount
  const said: string[] = []
  for (const { size, word } of scales) {
    const count = Math.floor(rest / size)
    rest -= count * size
    if (count > 0) said.push(`${inThousands(count)} ${word}`.trim())
  }
  // «هزار تومان», not «۱ هزار تومان»
  return `${said.join(' و ').replace(/(^| )۱ هزار/g, '$1هزار') || '۰'} ${unit}`
}

/** What is counted in the largest scale may itself be thousands: «۹۹ هزار و ۹۹۹». */
function inThousands(count: number): string {
  const [thousands, rest] = [Math.floor(count / 1_000), count % 1_000]
  const parts = [thousands > 0 && `${toPersianDigits(thousands)} هزار`, rest > 0 && toPersianDigits(rest)]
  return parts.filter(Boolean).join(' و ')
}
