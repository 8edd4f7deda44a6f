import { expect, it } from 'vitest'
import { sumInWords } from './sum-words.ts'

it('a sum is said so that its zeros need no counting', () => {
  expect(sumInWords(30_700_000, 'تومان')).toBe('۳۰ میلیون و ۷۰۰ هزار تومان')
  expect(sumInWords(1_850_000_000, 'تومان')).toBe('۱ میلیارد و ۸۵۰ میلیون تومان')
  expect(sumInWords(2_000_000_000_001, 'ریال')).toBe('۲ هزار میلیارد و ۱ ریال')
  expect(sumInWords(99_999_000_000_000, 'تومان')).toBe('۹۹ هزار و ۹۹۹ میلیارد تومان')
  expect(sumInWords(1_000, 'تومان')).toBe('هزار تومان')
  expect(sumInWords(1_001_000, 'تومان')).toBe('۱ میلیون و هزار تومان')
  expect(sumInWords(11_000, 'تومان')).toBe('۱۱ هزار تومان')
  expect(sumInWords(0, 'ریال')).toBe('۰ ریال')
})
