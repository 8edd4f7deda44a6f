import { describe, expect, it } from 'vitest'
import { isReversed, rangePresets, sayRange } from './date-range.ts'

const now = new Date('2026-11-21T10:32:00Z')

describe('a range of days', () => {
  it('is said shortly', () => {
    expect(sayRange({ from: '1405/08/30', to: '1405/08/30' }, now)).toBe('امروز، ۳۰ آبان')
    expect(sayRange({ from: '1405/08/22', to: '1405/08/30' }, now)).toBe('۲۲ تا ۳۰ آبان')
    expect(sayRange({ from: '1405/07/02', to: '1405/08/30' }, now)).toBe('۲ مهر تا ۳۰ آبان')
    expect(sayRange({ from: '1405/08/02', to: '1405/08/02' }, now)).toBe('۲ آبان')
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
    ])
  })

  it('is reversed when it ends before it starts', () => {
    expect(isReversed({ from: '1405/08/30', to: '1405/08/02' })).toBe(true)
    expect(isReversed({ from: '1405/08/02', to: '1405/08/02' })).toBe(false)
    expect(isReversed({ from: '1405/08/02', to: null })).toBe(false)
  })
})
