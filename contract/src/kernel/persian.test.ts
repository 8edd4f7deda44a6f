import { expect, it } from 'vitest'
import { withIndefinite } from './persian.ts'

it.each([
  ['بار', 'باری'],
  ['راننده', 'راننده‌ای'],
  ['مشتری', 'مشتری‌ای'],
  ['صاحب کالا', 'صاحب کالایی'],
  ['بانو', 'بانویی'],
  ['راه', 'راهی'],
  ['گروه', 'گروهی'],
  ['دفتر مرکزی', 'دفتر مرکزی‌ای'],
])('one %s is %s', (noun, one) => {
  expect(withIndefinite(noun)).toBe(one)
})
