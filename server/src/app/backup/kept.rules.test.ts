import { dayMs } from '@bargah/contract/kernel/durations.ts'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { computeKept } from './kept.rules.ts'

// half past one in Tehran, each night up to Thursday the fifth of Azar 1405
const last = Date.parse('2026-11-25T22:00:00Z')
const nights = (count: number) => Array.from({ length: count }, (_, ago) => new Date(last - ago * dayMs))
const agoOf = (kept: Set<Date>) =>
  [...kept].map((at) => Math.round((last - at.getTime()) / dayMs)).toSorted((a, b) => a - b)
const rule = { days: 7, weeks: 4, months: 6 }

it('keeps a week of days, the last night of three weeks before, and of the months before', () => {
  // weeks end on Fridays: of 29, 22 and 15 Aban; months on the last night of Aban, Mehr, Shahrivar, Mordad and Tir
  expect(agoOf(computeKept(nights(400), rule))).toEqual([0, 1, 2, 3, 4, 5, 6, 13, 20, 35, 65, 96, 127])
})

it.each([
  { title: 'only the newest where nothing is to be kept', of: { days: 0, weeks: 0, months: 0 }, stay: [0] },
  { title: 'the newest of a day of several', of: { days: 2, weeks: 0, months: 0 }, stay: [0, 1] },
])('keeps $title', ({ of, stay }) => {
  const made = [...nights(5), ...nights(5).map((at) => new Date(at.getTime() - 3_600_000))]
  expect(agoOf(computeKept(made, of))).toEqual(stay)
})

it('keeps what is there of spans that lack nights: those without a backup count for nothing', () => {
  const made = [0, 40, 41, 90, 200].map((ago) => new Date(last - ago * dayMs))
  expect(agoOf(computeKept(made, { days: 3, weeks: 0, months: 0 }))).toEqual([0, 40, 41])
})

it('keeps no more than the rule names, always the newest, and the same in any order', () => {
  const times = fc.uniqueArray(fc.integer({ min: 0, max: 500 * dayMs }), { minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(times, fc.integer({ min: 0, max: 9 }), (all, most) => {
      const made = all.map((ago) => new Date(last - ago))
      const keeping = { days: most, weeks: most, months: most }
      const kept = computeKept(made, keeping)
      expect(kept.size).toBeLessThanOrEqual(Math.max(1, 3 * most))
      expect(kept.has(made.toSorted((a, b) => b.getTime() - a.getTime())[0] as Date)).toBe(true)
      expect(computeKept(made.toReversed(), keeping)).toEqual(new Set(kept))
    }),
  )
})
