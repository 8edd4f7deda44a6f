import { expect, it } from 'vitest'
import { memoryCounts } from './memory-counts.ts'

const limit = { most: 3, inMs: 60_000 }

it('lets a whole count come at once, then one for each share of the time', () => {
  let now = 5
  const counts = memoryCounts(() => now)
  expect([1, 2, 3].map(() => counts.spend('a', limit))).toEqual([null, null, null])
  expect(counts.spend('a', limit)).toBe(20_000)
  expect(counts.spend('b', limit)).toBeNull()
  now += 15_000
  expect(counts.spend('a', limit)).toBe(5_000)
  now += 5_000
  expect([counts.spend('a', limit), counts.spend('a', limit)]).toEqual([null, 20_000])
})

it('says whether a count is full without adding to it', () => {
  let now = 0
  const counts = memoryCounts(() => now)
  expect(counts.isFull('a', limit)).toBe(false)
  for (let i = 0; i < 3; i++) counts.spend('a', limit)
  expect([counts.isFull('a', limit), counts.isFull('b', limit)]).toEqual([true, false])
  now += 20_000
  expect([counts.isFull('a', limit), counts.isFull('a', limit)]).toEqual([false, false])
})

it('forgets counts that are empty', () => {
  let now = 0
  const counts = memoryCounts(() => now)
  for (let i = 0; i < 100; i++) counts.spend(`caller ${i}`, limit)
  now += 60_000
  counts.spend('one more', limit)
  expect(counts.size()).toBe(1)
})
