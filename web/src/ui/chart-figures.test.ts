import { describe, expect, it } from 'vitest'
import * as fc from 'fast-check'
import { foldSlices, labelStep, largestAt, lastKnownAt, wholePercents } from './chart-figures.ts'

describe('the figures of a chart', () => {
  it('mark the largest and the last known point', () => {
    expect(largestAt([1, 5, null, 5, 2, null])).toBe(3)
    expect(lastKnownAt([1, 5, null, 5, 2, null])).toBe(4)
    expect(largestAt([null])).toBe(-1)
  })

  it('are whole per cents that add up to 100, near the exact share', () => {
    expect(wholePercents([18_420, 12_846, 21_050])).toEqual([35, 25, 40])
    expect(wholePercents([1, 1, 1])).toEqual([34, 33, 33])
    expect(wholePercents([0, 0])).toEqual([0, 0])
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 1e9 }), { minLength: 1, maxLength: 6 }), (values) => {
        const percents = wholePercents(values)
        const sum = values.reduce((total, value) => total + value, 0)
        expect(percents.reduce((total, percent) => total + percent, 0)).toBe(100)
        for (const [index, value] of values.entries())
          expect(Math.abs((percents[index] ?? 0) - (value * 100) / sum)).toBeLessThan(1)
      }),
    )
  })

  it('fold the smallest slices beyond three into one', () => {
    const slices = [5, 1, 9, 7, 2].map((value) => ({ key: `k${value}`, label: String(value), value }))
    expect(foldSlices(slices).map(({ key, value }) => [key, value])).toEqual([
      ['k5', 5],
      ['k9', 9],
      ['k7', 7],
      ['rest', 3],
    ])
    expect(foldSlices(slices.slice(1))).toHaveLength(4)
  })

  it('leave labels out where they would touch', () => {
    expect(labelStep(12, 860, 56)).toBe(1)
    expect(labelStep(12, 300, 56)).toBe(3)
    expect(labelStep(12, 0, 56)).toBeGreaterThan(11)
  })
})
