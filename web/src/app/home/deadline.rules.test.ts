import { describe, expect, it } from 'vitest'
import { dueAt, dueWithin, groupOf } from './deadline.rules.ts'

/** Saturday, 30 Aban 1405, 14:00 in Tehran. */
const now = new Date('2026-11-21T10:30:00Z')
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000)

describe('a deadline', () => {
  it.each([
    [-50, '۲ روز گذشته', 'danger', 'today'],
    [-5.5, '۵ ساعت گذشته', 'danger', 'today'],
    [-40 / 60, '۴۰ دقیقه گذشته', 'danger', 'today'],
    [0.5, '۳۰ دقیقه مانده', 'warning', 'today'],
    [2, '۲ ساعت مانده', 'warning', 'today'],
    [4 + 40 / 60, 'تا ۱۸:۴۰', 'warning', 'today'],
    [12, 'تا فردا ۰۲:۰۰', 'plain', 'soon'],
    [48, 'تا دوشنبه', 'plain', 'soon'],
    [70, 'تا سه‌شنبه', 'plain', 'soon'],
    [80, 'تا سه‌شنبه', 'plain', 'later'],
    [24 * 8, 'تا ۸ آذر', 'plain', 'later'],
  ])('%s hours from now is «%s»', (hours, words, tone, group) => {
    const due = dueAt(inHours(hours), now)
    expect(due).toMatchObject({ words, tone })
    expect(due.hoursLeft).toBeCloseTo(hours)
    expect(groupOf(due)).toBe(group)
  })

  it('that is counted from when something began to wait is the same', () => {
    expect(dueWithin(inHours(-66).toISOString(), 72, now)).toEqual(dueAt(inHours(6), now))
  })

  it('may be missing', () => {
    expect([
      groupOf(undefined),
      groupOf({ words: 'موجودی کم', tone: 'danger', hoursLeft: Infinity }),
    ]).toEqual(['none', 'none'])
  })
})
