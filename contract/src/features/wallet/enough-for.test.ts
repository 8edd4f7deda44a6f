import { expect, it } from 'vitest'
import { enoughFor } from './enough-for.ts'

it.each([
  [48_250_000, 600_000, 80],
  [599_999, 600_000, 0],
  [1, null, null],
  [1, 0, null],
])('%i rials at %s each are enough for %s', (balance, cost, count) => {
  expect(enoughFor(balance, cost)).toBe(count)
})
