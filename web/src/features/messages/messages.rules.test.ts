import { expect, it } from 'vitest'
import { beginningOf, titleOfWords } from './messages.rules.ts'

it.each([
  [' ', 'پیام'],
  ['  سلام.  ', 'سلام.'],
  ['سلام\nبار یزد را تحویل داده‌ام', 'سلام'],
  ['سلام. بار یزد را تحویل داده‌ام ولی شرکت هنوز کرایه را نداده.', 'سلام. بار یزد را تحویل داده‌ام ولی شرکت…'],
  ['ب'.repeat(60), `${'ب'.repeat(40)}…`],
])('a message is called by its first words: %s', (words, title) => {
  expect(titleOfWords(words)).toBe(title)
})

it.each([
  [{ about: 'erasure' }, 'می‌خواهم حساب و اطلاعات من پاک شود.'],
  [{ about: 'voiding', permit: 1_405 }, 'شرکت مجوز ۱۴۰۵ مرا باطل کرد و دلیلی که نوشته درست نیست: '],
  [{ about: 'voiding', permit: 'همهٔ مجوزها' }, ''],
  // words of an address are nobody's
  [{ about: 'پول مرا به این کارت بدهید' }, ''],
  [{}, ''],
])('a message that is asked for by %j begins with its own words', (asked, words) => {
  expect(beginningOf(asked)).toBe(words)
})
