import { describe, expect, it } from 'vitest'
import { computeNextMorning, isStillDue, maySetMorning } from './morning.rules.ts'

describe('the next morning', () => {
  it.each([
    // Tehran is three hours and a half ahead, in summer too since 1402
    [7, '2026-11-27T03:29:59.999Z', '2026-11-27T03:30:00.000Z'],
    [7, '2026-11-27T03:30:00.000Z', '2026-11-28T03:30:00.000Z'],
    [7, '2026-11-27T20:29:00.000Z', '2026-11-28T03:30:00.000Z'],
    [7, '2026-11-27T20:31:00.000Z', '2026-11-28T03:30:00.000Z'],
    [4, '2026-07-15T00:29:00.000Z', '2026-07-15T00:30:00.000Z'],
    [11, '2026-07-15T07:30:00.000Z', '2026-07-16T07:30:00.000Z'],
    // the last day of a year, and a leap day
    [8, '2027-03-20T10:00:00.000Z', '2027-03-21T04:30:00.000Z'],
    [8, '2030-03-20T01:00:00.000Z', '2030-03-20T04:30:00.000Z'],
    // when summer time was: four hours and a half, and the nights in which it began and ended
    [7, '2022-06-01T00:00:00.000Z', '2022-06-01T02:30:00.000Z'],
    [7, '2022-03-21T05:00:00.000Z', '2022-03-22T02:30:00.000Z'],
    [7, '2022-09-21T05:00:00.000Z', '2022-09-22T03:30:00.000Z'],
  ])('at %i after %s is %s', (hour, now, next) => {
    expect(computeNextMorning(hour, new Date(now)).toISOString()).toBe(next)
  })
})

it.each([
  ['2026-11-27T03:30:00.000Z', '2026-11-27T03:30:00.000Z', true],
  ['2026-11-27T03:30:00.000Z', '2026-11-27T03:29:59.000Z', false],
  // the server came back in the afternoon
  ['2026-11-27T03:30:00.000Z', '2026-11-27T12:00:00.000Z', true],
  // or on the next day, which begins at 20:30
  ['2026-11-27T03:30:00.000Z', '2026-11-27T20:30:00.000Z', false],
  ['2026-11-27T03:30:00.000Z', '2026-11-30T03:30:00.000Z', false],
])('what was due at %s is made at %s: %s', (dueAt, now, expected) => {
  expect(isStillDue(new Date(dueAt), new Date(now))).toBe(expected)
})

it('an account has ten', () => {
  expect([9, 10].map(maySetMorning)).toEqual([null, 'too_many'])
})
