import { describe, expect, it } from 'vitest'
import { farFromTown, followTown, formatPoint, parsePoint } from './hall-values.rules.ts'

describe('the place of a hall', () => {
  it('is written as two numbers, and read again', () => {
    expect(formatPoint([27.1124, 56.0618])).toBe('۲۷٫۱۱۲۴، ۵۶٫۰۶۱۸')
    expect(parsePoint('۲۷٫۱۱۲۴، ۵۶٫۰۶۱۸')).toEqual([27.1124, 56.0618])
  })

  it.each(['27.1124, 56.0618', '27.1124,56.0618', '27.1124 56.0618', ' ۲۷.۱۱۲۴ ، ۵۶.۰۶۱۸ '])(
    'is taken as %s',
    (text) => {
      expect(parsePoint(text)).toEqual([27.1124, 56.0618])
    },
  )

  it.each(['', '27.1', 'بندرعباس', '27, 56, 3', '95, 56', '27, 190'])('is not «%s»', (text) => {
    expect(parsePoint(text)).toBeNull()
  })
})

describe('the place of a hall and its city', () => {
  const kermanshah = { latitude: 34.3142, longitude: 47.065 }
  const kerman = { latitude: 30.2839, longitude: 57.0834 }
  const [first, second] = [kermanshah, kerman].map((town) => formatPoint([town.latitude, town.longitude]))

  it('go together, whichever city is chosen after another', () => {
    expect(followTown('', null, kermanshah)).toBe(first)
    expect(followTown(first ?? '', kermanshah, kerman)).toBe(second)
  })

  it('go apart once somebody sets the place', () => {
    expect(followTown('۳۴٫۴، ۴۷٫۱', kermanshah, kerman)).toBe('۳۴٫۴، ۴۷٫۱')
    expect(followTown('۳۴٫۴، ۴۷٫۱', null, kerman)).toBe('۳۴٫۴، ۴۷٫۱')
  })

  it('are asked about where they lie far from each other', () => {
    expect(farFromTown(first ?? '', kerman)).toBeGreaterThan(900)
    expect(farFromTown('۳۴٫۴، ۴۷٫۱', kermanshah)).toBeNull()
    expect(farFromTown('', kerman)).toBeNull()
    expect(farFromTown(first ?? '', undefined)).toBeNull()
  })
})
