import { expect, it } from 'vitest'
import { gapOf, trendOf } from './trend.rules.ts'

const days = (...counts: (number | null)[]) =>
  counts.map((count, at) => ({
    day: `1405/08/${String(at + 1).padStart(2, '0')}`,
    counts: count === null ? null : { driverCount: 0, cargoCount: 1, reserveCount: count },
  }))

it('the average is of whole days that were recorded: neither today, which is not over, nor a gap', () => {
  const trend = trendOf(days(null, null, 4, 0, 11, 9), 'reserveCount')
  expect(trend).toMatchObject({ largest: 11, sum: 24, average: 5, wholeDays: 3 })
  expect(gapOf(trend)).toBe(2)
})

it('a day without anything is zero, one before the first record is not', () => {
  expect(trendOf(days(null, 0, 3), 'reserveCount').days).toEqual([
    { day: '1405/08/01', count: null, isOver: true, isLargest: false },
    { day: '1405/08/02', count: 0, isOver: true, isLargest: false },
    { day: '1405/08/03', count: 3, isOver: false, isLargest: true },
  ])
})

it('without any day it says nothing', () => {
  const trend = trendOf(days(null, null), 'driverCount')
  expect([trend.average, trend.largest, gapOf(trend)]).toEqual([null, 0, 2])
  expect(trendOf(days(0, 0, 0), 'reserveCount').days.some(({ isLargest }) => isLargest)).toBe(false)
})
