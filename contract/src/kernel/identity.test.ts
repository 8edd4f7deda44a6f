import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  completeNationalCode,
  formatPlateText,
  isLegalId,
  isNationalCode,
  isPostalCode,
  isSmartCard,
  normalizeMobile,
  normalizePhone,
  type Plate,
  parsePlate,
  plateFields,
} from './identity.ts'

const nineDigits = fc.stringMatching(/^\d{9}$/).filter((nine) => new Set(nine).size > 1)
const nationalCode = nineDigits.map(completeNationalCode)
const otherDigit = fc.tuple(fc.nat({ max: 9 }), fc.nat({ max: 9 }))
const withDigit = (code: string, place: number, digit: number) =>
  `${code.slice(0, place)}${digit}${code.slice(place + 1)}`

describe('isNationalCode', () => {
  it.each(['0040000011', '0012345679', '1000000249'])('takes %s', (code) => {
    expect(isNationalCode(code)).toBe(true)
  })

  it.each([
    '0012345678',
    '1111111111',
    '0000000000',
    '001234567',
    '00123456790',
    '۰۰۱۲۳۴۵۶۷۹',
    '',
    '001234567a',
  ])('refuses %j', (code) => {
    expect(isNationalCode(code)).toBe(false)
  })

  it('takes whatever completeNationalCode makes, and no other last digit', () => {
    fc.assert(
      fc.property(nationalCode, fc.nat({ max: 9 }), (code, digit) => {
        expect(isNationalCode(code)).toBe(true)
        expect(isNationalCode(withDigit(code, 9, digit))).toBe(digit === Number(code[9]))
      }),
    )
  })

  it('finds every single wrong digit when the check digit is not 1', () => {
    fc.assert(
      fc.property(
        nationalCode.filter((code) => !code.endsWith('1')),
        otherDigit,
        (code, [place, digit]) => {
          fc.pre(String(digit) !== code[place])
          expect(isNationalCode(withDigit(code, place, digit))).toBe(false)
        },
      ),
    )
  })

  // sums 1 and 10 (mod 11) share the check digit 1, so only a change by 9 or -9 (mod 11) between them stays hidden
  it('misses a wrong digit under check digit 1 only when the sum goes between 1 and 10', () => {
    const sumOf = (code: string) =>
      Array.from(code.slice(0, 9), Number).reduce((sum, digit, place) => sum + digit * (10 - place), 0) % 11
    fc.assert(
      fc.property(
        nationalCode.filter((code) => code.endsWith('1')),
        otherDigit,
        (code, [place, digit]) => {
          const changed = withDigit(code, place, digit)
          fc.pre(changed !== code && new Set(changed).size > 1)
          const isHidden = place < 9 && sumOf(code) + sumOf(changed) === 11
          expect(isNationalCode(changed)).toBe(isHidden)
        },
      ),
    )
    expect(['1000000011', '1100000011'].map(isNationalCode)).toEqual([true, true])
  })
})

describe('completeNationalCode', () => {
  it('gives the codes of the demo drivers', () => {
    expect(completeNationalCode('100000001')).toBe('1000000011')
    expect(completeNationalCode('100000024')).toBe('1000000249')
  })

  it.each(['111111111', '12345678', '1234567890', 'abcdefghi'])('refuses %s', (nine) => {
    expect(() => completeNationalCode(nine)).toThrow(RangeError)
  })
})

describe('isLegalId', () => {
  it('knows the checksum', () => {
    expect(isLegalId('10380284790')).toBe(true)
    expect(isLegalId('10380285692')).toBe(false)
    expect(isLegalId('1038028479')).toBe(false)
    expect(isLegalId('۱۰۳۸۰۲۸۴۷۹۰')).toBe(false)
  })

  it('takes exactly one last digit after any ten', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{10}$/), (ten) => {
        const valid = [...'0123456789'].filter((last) => isLegalId(ten + last))
        expect(valid).toHaveLength(1)
      }),
    )
  })
})

describe('normalizePhone', () => {
  it.each([
    ['۰۷۶-۳۳ ۵۵ ۴۴ ۱۱', '07633554411'],
    ['(021) 8888-1234', '02188881234'],
    ['+98 76 3355 4411', '07633554411'],
    ['0098 (0)912 123 4567', '09121234567'],
    ['1540', '1540'],
    ['33 55 44 11', '33554411'],
  ])('reads %j as %s', (typed, read) => {
    expect(normalizePhone(typed)).toBe(read)
  })

  it.each([
    '',
    '---',
    '123',
    '021 8888 1234 داخلی ۲',
    '076335544112',
    '0912 555-12',
    '0763355441',
    '00912',
    '00912123456',
  ])('refuses %j', (typed) => {
    expect(normalizePhone(typed)).toBeNull()
  })
})

describe('normalizeMobile', () => {
  it.each([
    '09121234567',
    '۰۹۱۲۱۲۳۴۵۶۷',
    '٠٩١٢١٢٣٤٥٦٧',
    '+989121234567',
    '00989121234567',
    '9121234567',
    ' +98 912 123 4567 ',
    '\u200e0912-123-4567',
    '+98 (0)912 123 4567',
  ])('reads %j', (text) => {
    expect(normalizeMobile(text)).toBe('09121234567')
  })

  it.each(['', '0912123456', '091212345678', '02112345678', '+979121234567', '0912123456a', '0009121234567'])(
    'refuses %j',
    (text) => {
      expect(normalizeMobile(text)).toBeNull()
    },
  )

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^(\+98|0098|0)?9\d{9}$/), (text) => {
        const mobile = normalizeMobile(text) ?? ''
        expect(mobile).toMatch(/^09\d{9}$/)
        expect(normalizeMobile(mobile)).toBe(mobile)
      }),
    )
  })
})

describe('postal codes and smart cards', () => {
  it('are ten digits without a leading zero, and seven digits', () => {
    expect(['1234567890', '0123456789', '123456789', '12345678901'].map(isPostalCode)).toEqual([
      true,
      false,
      false,
      false,
    ])
    expect(['2000001', '0000001', '200000', '20000011', '۲۰۰۰۰۰۱'].map(isSmartCard)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })
})

describe('a plate', () => {
  const plate: Plate = { two: '34', letter: 'ع', three: '812', region: '84' }

  it('is spoken in words and carried in two fields', () => {
    expect(formatPlateText(plate)).toBe('پلاک ۳۴ ع ۸۱۲ ایران ۸۴')
    expect(plateFields(plate)).toEqual({ plaqueNumber: '34ع812', plaqueSerialNumber: '84' })
  })

  it.each(['34ع81284', '۳۴ ع ۸۱۲ ایران ۸۴', '34ع812-84', '٣٤ع٨١٢ ٨٤', ' پلاک ۳۴ ع ۸۱۲ - ایران ۸۴ '])(
    'is read from %j',
    (text) => {
      expect(parsePlate(text)).toEqual(plate)
    },
  )

  it('is read from its two fields', () => {
    expect(parsePlate('34ع812', '84')).toEqual(plate)
    expect(parsePlate('۱۲ي۳۴۵', '۱۰')?.letter).toBe('ی')
    expect(parsePlate('12الف345', '10')?.letter).toBe('الف')
  })

  it.each(['', '34ع812', '34x81284', '3ع81284', '34ع8128', '34ع812845', '34عع81284'])(
    'is not read from %j',
    (text) => {
      expect(parsePlate(text)).toBeNull()
    },
  )

  it('comes back from its label and its fields', () => {
    const digits = (size: number) => fc.stringMatching(new RegExp(`^\\d{${size}}$`))
    const anyPlate = fc.record({
      two: digits(2),
      letter: fc.constantFrom('ع', 'الف', 'ب', 'ک', 'ی'),
      three: digits(3),
      region: digits(2),
    })
    fc.assert(
      fc.property(anyPlate, (made) => {
        const { plaqueNumber, plaqueSerialNumber } = plateFields(made)
        expect(parsePlate(plaqueNumber, plaqueSerialNumber)).toEqual(made)
        expect(parsePlate(formatPlateText(made))).toEqual(made)
      }),
    )
  })
})
