import { expect, it } from 'vitest'
import { saidWhen } from './said-when.ts'

const now = '2026-11-26T08:00:00Z'

it.each([
  ['2026-11-26T11:00:00Z', 'ساعت ۱۴:۳۰'],
  ['2026-11-26T20:29:00Z', 'ساعت ۲۳:۵۹'],
  ['2026-11-26T20:30:00Z', 'فردا ساعت ۰۰:۰۰'],
  ['2026-11-27T05:30:00Z', 'فردا ساعت ۰۹:۰۰'],
  ['2026-11-29T05:30:00Z', 'یکشنبه ساعت ۰۹:۰۰'],
])('%s is said as %s', (at, said) => {
  expect(saidWhen(new Date(at), new Date(now))).toBe(said)
})
