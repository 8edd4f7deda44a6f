import { describe, expect, it } from 'vitest'
import { behindMs, readWalPlace } from './replica.rules.ts'

describe('a place in the WAL', () => {
  it.each([
    { text: '0/0', is: 0n },
    { text: '0/FF', is: 255n },
    { text: '1/0', is: 0x1_0000_0000n },
    { text: '16/B374D848', is: 0x16_b374_d848n },
  ])('$text is compared as a number', ({ text, is }) => expect(readWalPlace(text)).toBe(is))
})

describe('how far a copy is behind', () => {
  const marks = [
    { atMs: 1_000, place: 10n },
    { atMs: 2_000, place: 20n },
    { atMs: 3_000, place: 20n },
    { atMs: 4_000, place: 40n },
  ]
  it.each([
    { what: 'it has reached nothing that was seen', place: 9n, ms: Number.POSITIVE_INFINITY, left: 4 },
    { what: 'it stands at the first look', place: 10n, ms: 4_000, left: 4 },
    { what: 'it is between two looks', place: 19n, ms: 4_000, left: 4 },
    { what: 'nothing was written between two looks', place: 20n, ms: 2_000, left: 2 },
    { what: 'it has all of the last look', place: 40n, ms: 1_000, left: 1 },
    { what: 'it has more than was there at the last look', place: 50n, ms: 1_000, left: 1 },
  ])('when $what', ({ place, ms, left }) => {
    const found = behindMs(marks, place, 5_000)
    expect(found.ms).toBe(ms)
    expect(found.marks).toEqual(marks.slice(4 - left))
  })

  it('keeps an hour of looks of one that stands still', () => {
    const many = Array.from({ length: 4_000 }, (_, i) => ({ atMs: i, place: 5n }))
    expect(behindMs(many, 1n, 4_000).marks).toEqual(many.slice(400))
  })
})
