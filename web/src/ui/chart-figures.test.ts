import { describe, expect, it } from 'vitest'
import { labelStep, largestAt, lastKnownAt } from './chart-figures.ts'

describe('the figures of a chart', () => {
  it('mark the largest and the last known point', () => {
    expect(largestAt([1, 5, null, 5, 2, null])).toBe(3)
    expect(lastKnownAt([1, 5, null, 5, 2, null])).toBe(4)
    expect(largestAt([null])).toBe(-1)
  })

  it('leave labels out where they would touch', () => {
    expect(labelStep(12, 860, 56)).toBe(1)
    expect(labelStep(12, 300, 56)).toBe(3)
    expect(labelStep(12, 0, 56)).toBeGreaterThan(11)
  })
})
