import { expect, it } from 'vitest'
import { sumInWords } from './sum-words.ts'

it('a sum is said so that its zeros need no counting', () => {
  expect(sumInWords(30_700_000, 'تومان')).toBe('۳۰ میلیون و ۷۰۰ هزار تومان')
  expect(sumInWords(1_850_000_000, 'تومان')).toBe('۱ میلیارد و ۸۵۰ میلیون تومان')
  expect(sumInWords(2_000_000_000_001, 'ریال')).toBe('۲ هزار میلیارد و ۱ ریال')
  expect(sumInWords(0, 'ریال')).toBe('۰ ریال')
})
