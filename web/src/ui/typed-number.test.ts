import { describe, expect, it } from 'vitest'
import { readTyped, wholeFault, writtenNumber } from './typed-number.ts'

/** The keys one by one at the end of the field, as fingers do. */
const typeKeys = (keys: string) =>
  [...keys].reduce((field, key) => readTyped(field.text + key, field), writtenNumber(null))
const paste = (text: string) => readTyped(text, writtenNumber(null))

describe('a number typed or pasted', () => {
  it.each([
    ['22000', 22_000, '۲۲٬۰۰۰'],
    ['۲۲۰۰۰', 22_000, '۲۲٬۰۰۰'],
    ['٢٢2۰', 2_220, '۲٬۲۲۰'],
    ['22.5', 22.5, '۲۲٫۵'],
    ['۲۲٫۵', 22.5, '۲۲٫۵'],
    ['۲۲/۵', 22.5, '۲۲٫۵'],
    ['٢2.۵', 22.5, '۲۲٫۵'],
    ['1234.5', 1234.5, '۱۲۳۴٫۵'],
    ['22.0', 22, '۲۲٫۰'],
    ['22.', 22, '۲۲٫'],
    ['1,268,000', 1_268_000, '۱٬۲۶۸٬۰۰۰'],
    ['۱،۲۶۸', 1268, '۱٬۲۶۸'],
    ['۱٬۲۶۸', 1268, '۱٬۲۶۸'],
    ['-500', -500, '\u200e−۵۰۰'],
  ])('%j is %d and stands as %s', (text, value, shown) => {
    expect(typeKeys(text)).toEqual({ value, text: shown })
    expect(paste(text)).toEqual({ value, text: shown })
  })

  it.each(['۲۲,۵', '22,5', '۲۲،۵', '۲۲٬۵', '1.2.3', '1.268.000', '.', '-', '٫۵', '2-5'])(
    '%j is no number, and stands as it is',
    (text) => {
      expect(typeKeys(text).value).toBeNaN()
      expect(paste(text).value).toBeNaN()
      expect(typeKeys(text).text).toHaveLength(text.length)
    },
  )

  it('leaves words and blanks aside', () => {
    expect(paste(' ۳۰٬۷۰۰٬۰۰۰ تومان').value).toBe(30_700_000)
    expect(paste('1 268 000').value).toBe(1_268_000)
    expect(paste('تومان')).toEqual({ value: null, text: '' })
  })

  it('is grouped anew when a digit goes or comes in its middle', () => {
    const field = writtenNumber(1_268_000)
    expect(readTyped('۱٬۶۸٬۰۰۰', field)).toEqual({ value: 168_000, text: '۱۶۸٬۰۰۰' })
    expect(readTyped('۱٬۲۶۹۸٬۰۰۰', field)).toEqual({ value: 12_698_000, text: '۱۲٬۶۹۸٬۰۰۰' })
    expect(readTyped('', field)).toEqual({ value: null, text: '' })
  })

  it('takes a decimal mark put into the middle for one', () => {
    expect(readTyped('۲٬۲۵.۰', writtenNumber(2250))).toEqual({ value: 225, text: '۲۲۵٫۰' })
  })
})

describe('what is said of a number', () => {
  it('is that it is none, or has a fraction where whole ones are wanted', () => {
    expect(wholeFault(Number.NaN)).toContain('عدد')
    expect(wholeFault(22.5)).toContain('بدون اعشار')
    expect([wholeFault(22), wholeFault(null)]).toEqual([undefined, undefined])
  })
})
