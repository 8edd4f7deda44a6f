import { expect, it } from 'vitest'
import { maskCode, sayRange } from './CompanyValues.tsx'

it.each([
  [0, 0, 'محدودهٔ رزرو بی‌حد'],
  [20, 0, 'محدودهٔ رزرو از ۲۰ کیلومتر'],
  [0, 120, 'محدودهٔ رزرو تا ۱۲۰ کیلومتر'],
  [20, 120, 'محدودهٔ رزرو ۲۰ تا ۱۲۰ کیلومتر'],
])('a range from %s to %s km is said «%s»', (min, max, said) => {
  expect(sayRange(min, max)).toBe(said)
})

it.each([
  ['22107', '••۰۷'],
  ['22', '••'],
  ['2', '••'],
])('of the code %s no more than its end is shown', (code, said) => {
  expect(maskCode(code)).toBe(said)
})
