import { expect, it } from 'vitest'
import { endSentence } from './my-turn.text.ts'

const takenAt = '2026-11-21T20:31:00.000Z'
const now = new Date('2026-11-21T21:00:00.000Z')

it.each([
  ['that never ends', null, 'این نوبت تا گرفتن بار می‌ماند.'],
  ['of 72 hours', '2026-11-24T20:31:00.000Z', 'این نوبت تا ۴ آذر ۰۰:۰۱ می‌ماند.'],
  [
    'whose choice waited eight minutes for a split',
    '2026-11-24T20:39:00.000Z',
    'این نوبت تا ۴ آذر ۰۰:۰۹ می‌ماند؛ وقتی که منتظر نتیجهٔ بار یا برگشتن نوبت بودید حساب نشد.',
  ],
])('a turn %s says until when, and why', (_case, expiresAt, says) => {
  expect(endSentence({ takenAt, expiresAt }, now)).toBe(says)
})
