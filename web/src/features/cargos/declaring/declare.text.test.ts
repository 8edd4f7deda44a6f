import { expect, it } from 'vitest'
import { sayPoint } from './declare.text.ts'

it.each([
  [{ latitude: 27.1832, longitude: 56.26664 }, 'عرض ۲۷٫۱۸۳۲، طول ۵۶٫۲۶۶۶'],
  [{ latitude: -3, longitude: 0.5 }, 'عرض ‎−۳٫۰۰۰۰، طول ۰٫۵۰۰۰'],
  [null, 'هنوز انتخاب نشده است.'],
])('a place in figures, %j, is «%s»', (point, words) => {
  expect(sayPoint(point)).toBe(words)
})
