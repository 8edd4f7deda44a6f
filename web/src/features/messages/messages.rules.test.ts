import { expect, it } from 'vitest'
import { titleOfWords } from './messages.rules.ts'

it.each([
  [' ', 'پیام'],
  ['  سلام.  ', 'سلام.'],
  ['سلام\nبار یزد را تحویل داده‌ام', 'سلام'],
  ['سلام. بار یزد را تحویل داده‌ام ولی شرکت هنوز کرایه را نداده.', 'سلام. بار یزد را تحویل داده‌ام ولی شرکت…'],
  ['ب'.repeat(60), `${'ب'.repeat(40)}…`],
])('a message is called by its first words: %s', (words, title) => {
  expect(titleOfWords(words)).toBe(title)
})
