import { describe, expect, it } from 'vitest'
import { sayRange } from './DateRangeFilter.tsx'

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
})
