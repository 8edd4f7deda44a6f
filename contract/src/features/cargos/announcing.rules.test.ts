import { expect, it } from 'vitest'
import { doubtOfWeight } from './announcing.rules.ts'

it.each([
  [0, null],
  [1, 'too_light'],
  [22, 'too_light'],
  [99, 'too_light'],
  [100, null],
  [22_000, null],
  [30_000, null],
  [30_001, 'too_heavy'],
  [150_000, 'too_heavy'],
])('of %i kg for one truck it is doubted: %s', (weightKg, doubt) => {
  expect(doubtOfWeight(weightKg)).toBe(doubt)
})
