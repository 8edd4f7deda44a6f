import { hourMs, dayMs } from '@bargah/contract/kernel/durations.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  computeAlike,
  computeRoundsOf,
  computeWait,
  computeWaitsOf,
  didHold,
  type PastTurn,
} from './waits.rules.ts'

const now = new Date('2026-11-21T10:30:00Z')
const ago = (ms: number) => new Date(now.getTime() - ms)

/** A turn that was taken so many days ago and ended so many hours after. */
const turn = (days: number, hours: number, status: PastTurn['status'] = 'used'): PastTurn => ({
  takenAt: ago(days * dayMs),
  endedAt: status === 'live' ? null : ago(days * dayMs - hours * hourMs),
  status,
})
/** One a day, from `days` on: their waits come again and again. */
const daily = (count: number, waits: readonly number[]): PastTurn[] =>
  Array.from({ length: count }, (_, at) => turn(count + 4 - at, waits[at % waits.length] ?? 0))
const waitOf = (seen: Parameters<typeof computeWaitsOf>[0], part: number) =>
  computeWaitsOf(seen, [part])[0] ?? null
const used = (size: number) => ({ size, got: true })
const left = (size: number) => ({ size, got: false })

describe('turns that began alike', () => {
  it.each([
    [0, { from: 0, to: 2 }],
    [1, { from: 0, to: 3 }],
    [4, { from: 2, to: 6 }],
    [10, { from: 5, to: 15 }],
    [41, { from: 21, to: 61 }],
  ])('of one with %i before it found so many', (ahead, alike) => {
    expect(computeAlike(ahead)).toEqual(alike)
  })
})

describe('how long it took until a part had a load', () => {
  it.each([
    ['is one of the waits', [used(1), used(2), used(3), used(4)], 0.5, 2],
    ['is the longest for all', [used(1), used(2)], 1, 2],
    ['does not depend on the order', [used(9), used(1), used(5)], 0.3, 1],
    [
      'counts one that gave up as one that waited at least so long',
      [used(1), left(2), used(3), used(9)],
      0.6,
      3,
    ],
    ['counts a load before one that gave up at the same time', [left(5), used(5)], 0.5, 5],
    ['is unknown where too many gave up', [used(1), left(2), left(2), left(2)], 0.5, null],
    ['is unknown of none', [], 0.1, null],
  ])('%s', (_, seen, part, size) => {
    expect(waitOf(seen, part)).toBe(size)
  })

  it('is told for several parts at once', () => {
    expect(computeWaitsOf([used(1), used(2), left(3), used(9)], [0.25, 0.5, 0.8, 1])).toEqual([1, 2, 9, 9])
    expect(computeWaitsOf([used(1), left(2)], [0.1, 0.5, 0.8])).toEqual([1, 1, null])
  })

  const seen = fc.record({ size: fc.integer({ min: 0, max: 1_000 }), got: fc.boolean() })
  it('grows with the part, and is the plain quantile where nobody gave up', () => {
    fc.assert(
      fc.property(
        fc.array(seen, { minLength: 1 }),
        fc.double({ min: 0.05, max: 1, noNaN: true }),
        (all, part) => {
          const size = waitOf(all, part)
          const less = waitOf(all, part / 2)
          if (size !== null) expect(less).toBeLessThanOrEqual(size)
          const sizes = all.map((one) => one.size).toSorted((a, b) => a - b)
          const every = waitOf(sizes.map(used), part)
          expect(every).toBe(sizes[Math.ceil(part * sizes.length - 1e-9) - 1])
          // who gave up makes no wait shorter
          if (size !== null) expect(size).toBeGreaterThanOrEqual(every ?? 0)
        },
      ),
    )
  })
})

describe('what is said of a wait', () => {
  it('is the middle of the waits in whole hours within a day, and how often it held', () => {
    const past = daily(70, [1.5, 3.5, 3.5, 4.5, 5.5])
    expect(computeWait(past, now, now)).toEqual({
      unit: 'hour',
      from: 1,
      to: 5,
      sample: 70,
      held: 32,
      tried: 40,
    })
  })

  it('is in whole days beyond one', () => {
    expect(computeWait(daily(70, [30, 40, 50, 60, 70]), now, now)).toMatchObject({
      unit: 'day',
      from: 1,
      to: 3,
    })
  })

  it('is what is left to one that has waited, by those that had waited as long', () => {
    const past = daily(80, [1, 5, 6, 7, 8])
    const wait = computeWait(past, ago(4 * hourMs), now)
    expect(wait).toMatchObject({ unit: 'hour', from: 1, to: 4, sample: 64 })
    expect(computeWait(past, ago(9 * hourMs), now)).toBeNull()
  })

  it.each<[string, PastTurn[]]>([
    ['of no turn', []],
    ['of nineteen turns', daily(19, [2])],
    [
      'where hardly one got a load',
      daily(70, [2]).map((one, at) => (at % 8 ? { ...one, status: 'expired' } : one)),
    ],
    [
      'of turns that are too long ago',
      daily(70, [2]).map((one) => ({ ...one, takenAt: new Date(one.takenAt.getTime() - 90 * dayMs) })),
    ],
    ['where nothing could be tried', daily(25, [2])],
    [
      'where it did not hold of late, since waits grow from day to day',
      Array.from({ length: 66 }, (_, at) => turn(70 - at, 1 + at / 3)),
    ],
  ])('is nothing %s', (_, past) => {
    expect(computeWait(past, now, now)).toBeNull()
  })

  it('knows of a turn that still stands no more than that it waits', () => {
    const standing = Array.from({ length: 30 }, () => turn(0.1, 0, 'live'))
    expect(computeWait([...daily(70, [2, 3, 3, 3, 3]), ...standing], now, now)).toMatchObject({
      sample: 100,
      to: 3,
    })
  })

  const past = fc.array(
    fc.record({
      days: fc.double({ min: 0.01, max: 160, noNaN: true }),
      hours: fc.double({ min: 0, max: 120, noNaN: true }),
      status: fc.constantFrom('used' as const, 'used' as const, 'expired' as const, 'cancelled' as const),
    }),
    { maxLength: 120 },
  )
  it('has its ends in order, of as many turns as are asked for, and held for most of those it was tried on', () => {
    fc.assert(
      fc.property(past, fc.integer({ min: 0, max: 30 }), (all, hours) => {
        const turns = all.map(({ days, hours: took, status }) => turn(days, took, status))
        const wait = computeWait(turns, ago(hours * hourMs), now)
        if (!wait) return
        expect(wait.from).toBeLessThanOrEqual(wait.to)
        expect(wait.from).toBeGreaterThanOrEqual(0)
        expect(wait.sample).toBeGreaterThanOrEqual(20)
        expect(wait.tried).toBeGreaterThanOrEqual(10)
        expect(wait.held / wait.tried).toBeGreaterThanOrEqual(0.6)
      }),
      { numRuns: 60 },
    )
  })
})

describe('the rounds of a wait', () => {
  it('are those that opened over turns like it, one at least', () => {
    const rounds = daily(40, [2]).map((one, at) => ({ ...one, rounds: at % 4 }))
    expect(computeRoundsOf(rounds, now, now)).toEqual({ from: 1, to: 3 })
    expect(computeRoundsOf([], now, now)).toBeNull()
  })
})

describe('what was said of a wait', () => {
  const band = { unit: 'day', from: 1, to: 2 } as const
  it.each([
    ['held', used(36 * hourMs), true],
    ['held at its end', used(2 * dayMs), true],
    ['held at its beginning', used(dayMs), true],
    ['did not hold when a load came earlier', used(dayMs - 1), false],
    ['did not hold when it came later', used(2 * dayMs + 1), false],
    ['did not hold when none came by then', left(3 * dayMs), false],
    ['is not known of one that gave up before', left(dayMs), null],
  ])('%s', (_, seen, held) => {
    expect(didHold(band, seen)).toBe(held)
  })
})
