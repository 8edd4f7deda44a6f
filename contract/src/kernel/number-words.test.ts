import { expect, it } from 'vitest'
import { numberInWords, placeInWords } from './number-words.ts'

it.each([
  [0, 'صفر'],
  [7, 'هفت'],
  [1_000, 'هزار'],
  [1_001, 'هزار و یک'],
  [115, 'صد و پانزده'],
  [48_250_000, 'چهل و هشت میلیون و دویست و پنجاه هزار'],
  [1_000_000, 'یک میلیون'],
  [2_000_000_019, 'دو میلیارد و نوزده'],
  [1_300_000_000_000, 'یک هزار میلیارد و سیصد میلیارد'],
])('says %i as «%s»', (value, said) => {
  expect(numberInWords(value)).toBe(said)
})

it.each([
  [1, 'نخست'],
  [2, 'دوم'],
  [3, 'سوم'],
  [10, 'دهم'],
  [12, 'دوازدهم'],
  [23, 'بیست و سوم'],
  [30, 'سی‌ام'],
])('says the place %i as «%s»', (place, said) => {
  expect(placeInWords(place)).toBe(said)
})
