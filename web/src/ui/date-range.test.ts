import { describe, expect, it } from 'vitest'
import { countIn, isReversed, presetDays, rangePresets, sayRange } from './date-range.ts'

const now = new Date('2026-11-21T10:32:00Z')

describe('a range of days', () => {
  it('is said shortly', () => {
    expect(sayRange({ from: '1405/08/30', to: '1405/08/30' }, now)).toBe('امروز، ۳۰ آبان')
    expect(sayRange({ from: '1405/08/22', to: '1405/08/30' }, now)).toBe('۲۲ تا ۳۰ آبان')
    expect(sayRange({ from: '1405/07/02', to: '1405/08/30' }, now)).toBe('۲ مهر تا ۳۰ آبان')
    expect(sayRange({ from: '1405/08/02', to: '1405/08/02' }, now)).toBe('۲ آبان')
    expect(sayRange({ from: '1405/08/01', to: '1405/08/30' }, now)).toBe('آبان')
    expect(sayRange({ from: '1405/06/01', to: '1405/06/31' }, now)).toBe('شهریور')
    expect(sayRange({ from: '1405/06/01', to: '1405/06/30' }, now)).toBe('۱ تا ۳۰ شهریور')
    expect(sayRange({ from: '1403/12/01', to: '1403/12/30' }, now)).toBe('اسفند ۱۴۰۳')
    expect(sayRange({ from: '1405/01/01', to: '1405/12/29' }, now)).toBe('سال ۱۴۰۵')
    expect(sayRange({ from: '1405/07/02', to: null }, now)).toBe('از ۲ مهر')
    expect(sayRange({ from: null, to: '1405/07/02' }, now)).toBe('تا ۲ مهر')
    expect(sayRange({ from: null, to: null }, now)).toBeUndefined()
  })

  it('has presets that count today in', () => {
    const presets = rangePresets(now).map(({ label, range }) => `${label} ${range.from} ${range.to}`)
    expect(presets).toEqual([
      'امروز 1405/08/30 1405/08/30',
      'دیروز 1405/08/29 1405/08/29',
      '۷ روز 1405/08/24 1405/08/30',
      '۳۰ روز 1405/08/01 1405/08/30',
      'این ماه، آبان 1405/08/01 1405/08/30',
      'ماه پیش، مهر 1405/07/01 1405/07/30',
      'شهریور 1405/06/01 1405/06/31',
      'سال ۱۴۰۵ 1405/01/01 1405/12/29',
    ])
  })

  it('has months of the year before in the first months of a year', () => {
    const presets = rangePresets(new Date('2026-04-10T10:00:00Z')).map(
      ({ label, range }) => `${label} ${range.from} ${range.to}`,
    )
    expect(presets.slice(4)).toEqual([
      'این ماه، فروردین 1405/01/01 1405/01/31',
      'ماه پیش، اسفند 1404/12/01 1404/12/29',
      'بهمن 1404/11/01 1404/11/30',
      'سال ۱۴۰۵ 1405/01/01 1405/12/29',
    ])
  })

  it('is reversed when it ends before it starts', () => {
    expect(isReversed({ from: '1405/08/30', to: '1405/08/02' })).toBe(true)
    expect(isReversed({ from: '1405/08/02', to: '1405/08/02' })).toBe(false)
    expect(isReversed({ from: '1405/08/02', to: null })).toBe(false)
  })
})

describe('how many rows a range has', () => {
  const of = { from: '1405/01/01', to: '1405/12/29' }
  const byDay = new Map([
    ['1405/08/30', 5],
    ['1405/08/29', 4],
    ['1405/07/15', 7],
  ])
  it('is the sum of its days, and of all days what was counted together', () => {
    expect(presetDays(now)).toEqual(of)
    const counts = { of, byDay, since: null, total: 16 }
    expect(countIn({ from: '1405/08/30', to: '1405/08/30' }, counts)).toBe(5)
    expect(countIn({ from: '1405/08/01', to: '1405/08/30' }, counts)).toBe(9)
    expect(countIn({ from: '1405/06/01', to: '1405/06/31' }, counts)).toBe(0)
    expect(countIn(of, counts)).toBe(16)
  })
  it('is not said where some of its days were not counted', () => {
    const counts = { of, byDay, since: '1405/07/15', total: 3_219 }
    expect(countIn({ from: '1405/07/15', to: '1405/08/30' }, counts)).toBe(16)
    expect(countIn({ from: '1405/07/01', to: '1405/07/30' }, counts)).toBeUndefined()
    expect(countIn(of, counts)).toBe(3_219)
  })
  it('reaches into the year before in its first months', () => {
    expect(presetDays(new Date('2026-04-10T10:00:00Z')).from).toBe('1404/11/01')
  })
})
