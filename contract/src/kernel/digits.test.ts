import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  formatNumber,
  formatPhone,
  parseDecimal,
  parseInteger,
  toLatinDigits,
  toPersianDigits,
} from './digits.ts'

describe('digits', () => {
  it('become Latin from Persian and Arabic ones', () => {
    expect(toLatinDigits('کد ۰۱۲۳۴۵۶۷۸۹ و ٠١٢٣٤٥٦٧٨٩ و 42')).toBe('کد 0123456789 و 0123456789 و 42')
  })

  it('become Persian from Latin and Arabic ones, with no separators', () => {
    expect(toPersianDigits('0123456789 ٤٥٦')).toBe('۰۱۲۳۴۵۶۷۸۹ ۴۵۶')
    expect(toPersianDigits(20473)).toBe('۲۰۴۷۳')
  })

  it('come back as they were', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9 a-z]*$/), (text) => {
        expect(toLatinDigits(toPersianDigits(text))).toBe(text)
      }),
    )
  })
})

const byIntl = (amount: number, decimals: number | undefined) =>
  new Intl.NumberFormat('fa-IR-u-nu-arabext', {
    minimumFractionDigits: decimals ?? 0,
    maximumFractionDigits: decimals ?? 3,
    signDisplay: 'negative',
  }).format(amount)

describe('formatNumber', () => {
  it.each([
    [0, '۰'],
    [7, '۷'],
    [1268, '۱٬۲۶۸'],
    [37_515_000, '۳۷٬۵۱۵٬۰۰۰'],
    [12.5, '۱۲٫۵'],
    [0.1 + 0.2, '۰٫۳'],
    [-1268, '\u200e−۱٬۲۶۸'],
    [-0, '۰'],
    [Number.MAX_SAFE_INTEGER, '۹٬۰۰۷٬۱۹۹٬۲۵۴٬۷۴۰٬۹۹۱'],
  ])('writes %d as %s', (amount, text) => {
    expect(formatNumber(amount)).toBe(text)
  })

  it('writes exactly the decimals that are asked for', () => {
    expect(formatNumber(4, { decimals: 1 })).toBe('۴٫۰')
    expect(formatNumber(21.456, { decimals: 2 })).toBe('۲۱٫۴۶')
    expect(formatNumber(-0.4, { decimals: 0 })).toBe('۰')
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 1e15, 1e-7, 1.005, 999_999.9995, -0.0004])(
    'writes %d as Intl does',
    (amount) => {
      for (const decimals of [undefined, 0, 1, 2, 3])
        expect(formatNumber(amount, decimals === undefined ? {} : { decimals })).toBe(
          byIntl(amount, decimals),
        )
    },
  )

  it('writes whatever amount as Intl does', () => {
    const amounts = fc.oneof(
      fc.integer({ min: -1e12, max: 1e12 }).map((thousandths) => thousandths / 1_000),
      fc.maxSafeInteger(),
      fc.double({ min: -1e12, max: 1e12, noNaN: true }),
    )
    fc.assert(
      fc.property(amounts, fc.constantFrom(undefined, 0, 1, 2, 3), (amount, decimals) => {
        expect(formatNumber(amount, decimals === undefined ? {} : { decimals })).toBe(
          byIntl(amount, decimals),
        )
      }),
      { numRuns: 500 },
    )
  })
})

describe('parseInteger', () => {
  it.each([
    ['۱۲۳', 123],
    ['١٢٣', 123],
    ['123', 123],
    [' ۰۰۷ ', 7],
    ['۱٬۲۶۸', 1268],
    ['1,268,000', 1_268_000],
    ['۱،۲۶۸،۰۰۰', 1_268_000],
    ['1 268 000', 1_268_000],
    ['1\u00a0268', 1268],
    ['-۱۲', -12],
    ['−12', -12],
    ['-0', 0],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
  ])('reads %j as %d', (text, amount) => {
    expect(parseInteger(text)).toBe(amount)
  })

  it.each([
    '',
    ' ',
    '-',
    'ده',
    '12a',
    '1.5',
    '۱٫۵',
    '1,5',
    '1,2345',
    ',123',
    '1,234 567',
    '1e3',
    '--1',
    '+1',
  ])('refuses %j', (text) => {
    expect(parseInteger(text)).toBeNull()
  })

  it('refuses what a number cannot hold', () => {
    expect(parseInteger('9007199254740992')).toBeNull()
    expect(parseInteger('9'.repeat(400))).toBeNull()
  })

  it('reads back every safe integer that formatNumber writes', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (amount) => {
        expect(parseInteger(formatNumber(amount))).toBe(amount)
        expect(parseInteger(toPersianDigits(amount))).toBe(amount)
      }),
    )
  })
})

describe('parseDecimal', () => {
  it.each([
    ['21', 21],
    ['۲۱٫۵', 21.5],
    ['21.5', 21.5],
    ['۲۱/۵', 21.5],
    ['٢1٫۵', 21.5],
    ['-۰٫۲۵', -0.25],
    ['۱٬۲۶۸٫۷۵', 1268.75],
    ['27.1832', 27.1832],
  ])('reads %j as %d', (text, amount) => {
    expect(parseDecimal(text)).toBe(amount)
  })

  it.each([
    '',
    '.',
    '5.',
    '.5',
    '1.2.3',
    '1,5',
    '۲۲،۵',
    '۲۲٬۵',
    '۲۲٫',
    '9007199254740992.1',
    'NaN',
    'Infinity',
  ])('refuses %j', (text) => {
    expect(parseDecimal(text)).toBeNull()
  })

  it('reads back what formatNumber writes, to its decimals', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (thousandths) => {
        expect(parseDecimal(formatNumber(thousandths / 1000))).toBe(
          thousandths === 0 ? 0 : thousandths / 1000,
        )
      }),
    )
  })
})

it.each([
  ['09171143086', '۰۹۱۷ ۱۱۴ ۳۰۸۶'],
  ['02142805000', '۰۲۱ ۴۲۸۰ ۵۰۰۰'],
  ['07633554411', '۰۷۶ ۳۳۵۵ ۴۴۱۱'],
  ['1595', '۱۵۹۵'],
])('formatPhone shows %s as %s', (stored, shown) => {
  expect(formatPhone(stored)).toBe(shown)
})
