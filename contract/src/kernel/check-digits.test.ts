import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupDigits, hasCheckDigits, withCheckDigits } from './check-digits.ts'

const tenDigits = fc.stringMatching(/^\d{10}$/)

describe('check digits', () => {
  it('are those of ISO 7064 MOD 97-10', () => {
    // the standard's own example: 794 carries 44
    expect(withCheckDigits('794')).toBe('79444')
    expect(withCheckDigits('0000000000')).toBe('000000000098')
  })

  it('are found right behind any number', () => {
    fc.assert(
      fc.property(tenDigits, (digits) => {
        expect(hasCheckDigits(withCheckDigits(digits))).toBe(true)
      }),
    )
  })

  it('betray every single wrong digit and every pair that changed places', () => {
    fc.assert(
      fc.property(tenDigits, fc.nat(11), fc.integer({ min: 1, max: 9 }), (digits, at, by) => {
        const code = withCheckDigits(digits)
        const wrong = String((Number(code[at]) + by) % 10)
        expect(hasCheckDigits(code.slice(0, at) + wrong + code.slice(at + 1))).toBe(false)
        const next = code[at + 1]
        if (next === undefined || next === code[at]) return
        const turned = `${code.slice(0, at)}${next}${code[at]}${code.slice(at + 2)}`
        expect(hasCheckDigits(turned)).toBe(false)
      }),
    )
  })

  it('are not looked for in what is no number', () => {
    for (const text of ['', '98', 'abcd', '۷۹۴۴۴', ' 79444']) expect(hasCheckDigits(text)).toBe(false)
  })
})

describe('groupDigits', () => {
  it('parts a code in groups of four', () => {
    expect(groupDigits('۵۸۴۱۲۳۰۷۶۶۹۱')).toBe('۵۸۴۱ ۲۳۰۷ ۶۶۹۱')
    expect(groupDigits('12345678')).toBe('1234 5678')
  })
})
