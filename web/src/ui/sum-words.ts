import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'

const scales = [
  { size: 1_000_000_000_000, word: 'هزار میلیارد' },
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
    if (count > 0) said.push(`${toPersianDigits(count)} ${word}`.trim())
  }
  return `${said.join(' و ') || '۰'} ${unit}`
}
