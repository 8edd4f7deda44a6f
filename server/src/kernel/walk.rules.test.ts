import { expect, it } from 'vitest'
import { countToWalk, countWalked, isLookedUp } from './walk.rules.ts'

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
  ['few have it', 0, { found: 2_000, all: 20_000 }, 20_000],
  ['more do, and the newest fill the page', 5_000, { found: 2_001, all: 20_000 }, 20_000],
  ['the index finds them sooner than a walk', 0, { found: 5_750, all: million }, million],
  ['it does not', 11_512, { found: 5_760, all: million }, million],
  ['the walk would be the longest', 39_780, { found: 16_667, all: 10 * million }, 10 * million],
  ['it would be longer', 0, { found: 16_500, all: 10 * million }, 10 * million],
  ['they are all that he sees', 6_000, { found: 10_000, all: million }, 6_000],
])('where %s, %i of the newest are walked before the index is asked', (_what, walked, expected, mine) => {
  expect(countToWalk(page, expected, mine)).toBe(walked)
})

it.each([
  [100_000, true],
  [100_001, false],
])('what %i have is found by the index where all are wanted: %s', (found, isFound) => {
  expect(isLookedUp({ found, all: million })).toBe(isFound)
})
