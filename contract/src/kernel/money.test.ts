import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  formatRial,
  formatRialInToman,
  formatToman,
  isRial,
  RIALS_PER_TOMAN,
  rialFor,
  rialToToman,
  tomanToRial,
} from './money.ts'
import { sayRialInToman } from './number-words.ts'

describe('money', () => {
  it('is written with its unit', () => {
    expect(formatRial(2_480_000)).toBe('۲٬۴۸۰٬۰۰۰ ریال')
    expect(formatToman(37_515_000)).toBe('۳۷٬۵۱۵٬۰۰۰ تومان')
  })

  it.each([
    [0, '۰ تومان', 'صفر تومان'],
    [25_000, '۲٬۵۰۰ تومان', 'دو هزار و پانصد تومان'],
    [2_480_000, '۲۴۸٬۰۰۰ تومان', 'دویست و چهل و هشت هزار تومان'],
    [12_345, '۱٬۲۳۴٫۵ تومان', 'هزار و دویست و سی و چهار و پنج دهم تومان'],
    [7, '۰٫۷ تومان', 'صفر و هفت دهم تومان'],
  ])('of %i rials is toman for a driver, and nothing of it is lost', (rial, figure, words) => {
    expect([formatRialInToman(rial), sayRialInToman(rial)]).toEqual([figure, words])
    expect(rialFor({ isDriver: true })(rial)).toBe(figure)
    expect(rialFor({ isDriver: false })(rial)).toBe(formatRial(rial))
  })

  it('goes from toman to rial and back without loss', () => {
    const toman = fc.integer({ min: 0, max: Math.floor(Number.MAX_SAFE_INTEGER / RIALS_PER_TOMAN) })
    fc.assert(
      fc.property(toman, (amount) => {
        expect(isRial(tomanToRial(amount))).toBe(true)
        expect(rialToToman(tomanToRial(amount))).toBe(amount)
      }),
    )
  })

  it('is ten rials a toman', () => {
    expect(tomanToRial(37_515_000)).toBe(375_150_000)
    expect(rialToToman(15)).toBe(1.5)
  })

  it.each([0.01, Number.MAX_SAFE_INTEGER, Number.NaN])(
    'refuses %d toman, which is no whole rial',
    (toman) => {
      expect(() => tomanToRial(toman)).toThrow(RangeError)
    },
  )

  it.each([0, 1, Number.MAX_SAFE_INTEGER])('takes %d as rials', (value) => {
    expect(isRial(value)).toBe(true)
  })

  it.each([-1, 0.5, 2 ** 53, Number.NaN, Infinity, '10', null])('does not take %s as rials', (value) => {
    expect(isRial(value)).toBe(false)
  })
})
