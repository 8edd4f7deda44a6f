import { describe, expect, it } from 'vitest'
import { changePercent, nameOfDay, scaleOf } from './company.rules.ts'

describe('the change since the thirty days before', () => {
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

describe('the name of a day', () => {
  it('is its number and its month', () => {
    expect([nameOfDay('1405/08/09'), nameOfDay('1405/12/29')]).toEqual(['۹ آبان', '۲۹ اسفند'])
  })
})
