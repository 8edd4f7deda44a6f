import { expect, it } from 'vitest'
import { returnFigures } from './return-figures.rules.ts'

const now = new Date('2026-11-21T10:32:00Z')
const paid = { amount: 25, settledAt: '2026-11-21T10:31:56Z' }
const open = { amount: 25, settledAt: null }

it.each([
  ['ok', paid, 62, { before: 37, paid: 25, now: 62 }],
  // what was done with it since makes «before» untrue
  ['ok', paid, 20, { now: 20 }],
  ['ok', { ...paid, settledAt: '2026-11-21T10:20:00Z' }, 62, { now: 62 }],
  ['wait', open, 37, { now: 37, after: 62 }],
  ['no', open, 37, { now: 37 }],
  ['unknown', undefined, 37, { now: 37 }],
] as const)('a payment that is %s: %j, with %i in the wallet', (look, payment, balance, expected) => {
  const figures = returnFigures(look, payment, balance, now)
  expect(Object.fromEntries(figures.map(({ key, rial }) => [key, rial]))).toEqual(expected)
})
