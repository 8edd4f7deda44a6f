import { expect, test } from 'vitest'
import { inParts } from './parts.rules.ts'

const bytesOf = (things: unknown) => JSON.stringify(things).length
const wide = Array.from({ length: 9_000 }, (_, i) => ({ turn: i, cargo: i * 7, reason: 'earlier_turn' }))

test('a long list is cut in order into parts that an entry can hold', () => {
  const parts = inParts(wide)
  expect(parts.length).toBeGreaterThan(1)
  expect(parts.flat()).toEqual(wide)
  expect(parts.every((part) => bytesOf(part) <= 60_001)).toBe(true)
})

test('what fits is one part, and nothing at all is one that is empty', () => {
  expect(inParts([1, 2, 3])).toEqual([[1, 2, 3]])
  expect(inParts([])).toEqual([[]])
})

test('the first part leaves room for what else it holds', () => {
  const [first = []] = inParts(wide, 50_000)
  expect(bytesOf(first)).toBeLessThanOrEqual(10_001)
  expect(inParts(wide, 59_990)[0]).toEqual([])
})

test('a thing that no entry can hold is refused', () => {
  expect(() => inParts(['x'.repeat(60_000)])).toThrow('too long')
})
