import { expect, it } from 'vitest'
import { countWalked, isLookedUp, isSoonSought } from './walk.rules.ts'

const page = { page: 1, pageSize: 50 }
const million = 1_000_000

it.each([
  // 51 of them are in the newest 5,100
  [5_100, page, { found: 10_000, all: million }, million],
  [10_100, { page: 2, pageSize: 50 }, { found: 10_000, all: million }, million],
  // no more than he sees
  [300, page, { found: 10_000, all: million }, 300],
  [million, page, { found: 0, all: million }, million],
])('%i rows are walked for %o of %o, of %i', (walked, asked, expected, mine) => {
  expect(countWalked(asked, expected, mine)).toBe(walked)
})

it.each([
  ['few have it', true, { found: 2_000, all: 20_000 }, 20_000],
  ['more do, and the newest fill the page', false, { found: 2_001, all: 20_000 }, 20_000],
  ['the newest would not fill it', true, { found: 10_000, all: million }, million],
  ['they just would', false, { found: 10_200, all: million }, million],
  ['they are all that he sees', false, { found: 10_000, all: million }, 5_000],
])('where %s the index is asked at once: %s', (_what, isSoon, expected, mine) => {
  expect(isSoonSought(page, expected, mine)).toBe(isSoon)
})

it.each([
  [100_000, true],
  [100_001, false],
])('what %i have is found by the index where all are wanted: %s', (found, isFound) => {
  expect(isLookedUp({ found, all: million })).toBe(isFound)
})
