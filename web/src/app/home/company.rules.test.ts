import { describe, expect, it } from 'vitest'
import { changePercent, dueAt, scaleOf } from './company.rules.ts'

const now = new Date('2026-11-21T10:30:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString()

describe('a deadline', () => {
  it.each([
    [29, 24, '۵ ساعت دیرکرد', 'danger'],
    [66, 72, '۶ ساعت مهلت', 'warning'],
    [2, 72, '۷۰ ساعت مهلت', 'plain'],
    [23.9, 24, '۱ ساعت مهلت', 'warning'],
  ])('%s hours into %s is «%s»', (passed, within, words, tone) => {
    expect(dueAt(hoursAgo(passed), within, now)).toMatchObject({ words, tone })
  })

  it('that is nearer has fewer hours left', () => {
    const late = dueAt(hoursAgo(29), 24, now).hoursLeft
    expect(late).toBeCloseTo(-5)
    expect(late).toBeLessThan(dueAt(hoursAgo(66), 72, now).hoursLeft)
  })
})

describe('the change since the month before', () => {
  it('is a whole per cent, and none where there was nothing', () => {
    expect([changePercent(741, 686), changePercent(5, 10), changePercent(3, 0)]).toEqual([8, -50, null])
  })
})

describe('the scale of bars', () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [42, [0, 20, 40, 60]],
    [9, [0, 5, 10]],
  ])('to %s is %j', (largest, lines) => {
    expect(scaleOf(largest)).toEqual(lines)
  })
})
