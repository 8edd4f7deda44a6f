import { expect, it } from 'vitest'
import { isNothing } from './Read.tsx'

it.each([
  ['null', null, true],
  ['an empty list', [], true],
  ['a page without rows', { rows: [], total: 0 }, true],
  ['a page with rows', { rows: [{ id: 1 }], total: 1 }, false],
  ['a list', [1], false],
  ['a thing without rows', { id: 1 }, false],
  ['zero, which is an answer', 0, false],
])('%s', (_what, data, nothing) => {
  expect(isNothing(data)).toBe(nothing)
})
