import { expect, it } from 'vitest'
import { withEzafe, withIndefinite } from './persian.ts'

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

it.each([
  ['کالا', 'کالای'],
  ['راننده', 'رانندهٔ'],
  ['بسته‌بندی', 'بسته‌بندی'],
  ['شرکت', 'شرکت'],
  ['راه', 'راه'],
  ['گروه', 'گروه'],
])('joins %s to what follows as «%s»', (noun, joined) => {
  expect(withEzafe(noun)).toBe(joined)
})
