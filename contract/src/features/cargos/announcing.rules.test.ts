import { expect, it } from 'vitest'
import { isTooHeavy } from './announcing.rules.ts'

it.each([
  [22_000, false],
  [30_000, false],
  [30_001, true],
  [150_000, true],
])('of %i kg it is doubted that one truck carries them: %s', (weightKg, isDoubted) => {
  expect(isTooHeavy(weightKg)).toBe(isDoubted)
})
