import { describe, expect, it } from 'vitest'
import { changePercent, scaleOf } from './company.rules.ts'

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
