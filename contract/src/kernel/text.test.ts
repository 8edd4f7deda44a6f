import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanInput, cleanLines, compactText, cut, hasForeignLetters, normalizeText } from './text.ts'
import { spellingsOf } from './spellings.ts'

/** Any text, and text thick with what normalising deals with. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom(
      ...'اآأإبيىیئكکةۀهؤوەۂ۱١1 \t\nAÉİẞHJ',
      ...'\u0300\u0301\u030c\u0331\u0653\u0654\u064b\u0651\u0670\u0640',
      ...'\u200b\u200c\u200d\u200e\u200f\u202b\u2066\u00a0\ufeff\u0085\u0000\u00a8\ufe70\ufefb\ufdf2\ud800',
    ),
  }),
)

describe('normalizeText', () => {
  it.each([
    ['  علي   اكبر\u00a0 ', 'علی اکبر'],
    ['می\u200cشود', 'میشود'],
    ['مُحَمَّد', 'محمد'],
    ['موسى', 'موسی'],
    ['رحمٰن', 'رحمن'],
    ['تهـــران', 'تهران'],
    ['خانهٔ', 'خانه'],
    ['خانۀ فاطمة', 'خانه فاطمه'],
    ['أحمد إبراهيم آرش', 'احمد ابراهیم ارش'],
    ['مؤسسه مسئول', 'موسسه مسیول'],
    ['کد ۱۲٣4', 'کد 1234'],
    ['Volvo ＦＨ', 'volvo fh'],
    ['\ufefb', 'لا'],
    ['\u200c', ''],
  ])('makes %j into %j', (text, key) => {
    expect(normalizeText(text)).toBe(key)
  })

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(normalizeText(normalizeText(text))).toBe(normalizeText(text))
      }),
      { numRuns: 2000 },
    )
  })

  it('gives the same key for what was typed and what is stored of it', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'ايكیکهة \u200c\u200f۱١Aأ') }), (text) => {
        expect(compactText(cleanInput(text))).toBe(compactText(text))
      }),
    )
  })
})

describe('compactText', () => {
  it('makes one word and two words the same', () => {
    expect(compactText('بندر عباس')).toBe('بندرعباس')
    expect(compactText('بندر\u200cعباس')).toBe('بندرعباس')
  })

  it('changes nothing the second time and leaves no blank', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(compactText(compactText(text))).toBe(compactText(text))
        expect(compactText(text)).not.toMatch(/\s/)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('cleanInput', () => {
  it.each([
    ['  علي  اكبر ', 'علی اکبر'],
    ['می\u200cشود', 'می\u200cشود'],
    ['می\u200c\u200cشود', 'می\u200cشود'],
    ['می \u200cشود', 'می شود'],
    ['\u200cبار\u200c', 'بار'],
    ['\u200c \u200c', ''],
    ['\u202bبار\u202c\u200f\u200e', 'بار'],
    ['با\u0000ر\u0007', 'بار'],
    ['\ufeffبا\u200bر', 'بار'],
    ['خط یک\r\n\tخط دو', 'خط یک خط دو'],
    ['مسئول آبان، خانهٔ ۱۲ و 12', 'مسئول آبان، خانهٔ ۱۲ و 12'],
    ['e\u0301', 'é'],
    ['نیمه\ud83d', 'نیمه'],
    // filling and invisible characters
    ['با\u3164ر', 'بار'],
    ['با\u2800ر', 'بار'],
    ['با\u00adر', 'بار'],
    ['با\u034fر', 'بار'],
    ['با\u115fر\u1160\uffa0', 'بار'],
    ['با\u180eر', 'بار'],
    ['با\u200dر', 'بار'],
    ['با\u{e0041}\u{e007f}ر', 'بار'],
    ['با\ufe0fر\u{e0100}', 'بار'],
    [`ب${'\u0651'.repeat(3)}${'\u0300'.repeat(40)}ار`, `ب${'\u0651'.repeat(3)}ار`],
    ['مُحَمَّد', 'مُحَمَّد'],
    // the same letter by another shape
    ['\ufe91\ufe8e\ufead', 'بار'],
    ['ＣＡＲＧＯ ۱۲', 'CARGO ۱۲'],
    ['\u{1d402}\u{1d400}\u{1d411}', 'CAR'],
    ['\u{1ee01}\u{1ee00}\u{1ee13}', 'بار'],
    ['\u2102\u2169 \ufb01n', 'CX fin'],
    ['\u2116 ۱ \u2103', '\u2116 ۱ \u2103'],
    ['ھمہ ە ڪفى', 'همه ه کفى'],
  ])('stores %j as %j', (text, stored) => {
    expect(cleanInput(text)).toBe(stored)
  })

  it('changes nothing the second time, and leaves no control or direction mark and no outer blank', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const stored = cleanInput(text)
        expect(cleanInput(stored)).toBe(stored)
        expect(stored).toBe(stored.trim())
        expect(stored).not.toMatch(/[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u)
      }),
      { numRuns: 2000 },
    )
  })
})

it.each([
  ['بار تهران', false],
  ['Volvo FH-16', false],
  ['۱۲ تن، ۵۰٪ (آزمون) µ ²', false],
  ['هٔ مُحَمَّد', false],
  ['پسته 🙂', false],
  ['\u0421argo', true],
  ['Ο Ποσειδών', true],
  ['תל', true],
  // digits and marks as well: a Devanagari zero is no o
  ['Carg\u0966', true],
  ['\u07c0\u07c1', true],
  ['a\u0941', true],
])('%j has letters of another script: %s', (text, has) => {
  expect(hasForeignLetters(text)).toBe(has)
})

describe('spellingsOf', () => {
  const finds = (key: string, text: string) => new RegExp(spellingsOf(normalizeText(key)), 'i').test(text)

  it.each([
    ['پارس اباد', 'شهر پارس آباد'],
    ['علي', 'عَلی'],
    ['کفی 12', 'كفي ۱۲'],
    ['مسول', 'مسئول'.replace('ئو', 'و')],
    ['می‌شود', 'میشود'],
    ['ABC.*', 'abc.* و'],
    ['[الف]', 'حرف [الف]'],
  ])('finds %j in %j', (key, text) => {
    expect(finds(key, text)).toBe(true)
  })

  it('finds nothing but the letters: marks of patterns mean themselves', () => {
    expect(finds('a.c', 'abc')).toBe(false)
    expect(finds('%', 'صد')).toBe(false)
    expect(finds('(', ')')).toBe(false)
  })

  it('finds in text of letters what normalizeText finds', () => {
    const letters = fc.string({
      unit: fc.constantFrom(...'آاأإیيىئکكةهۀؤوبپ۱1١۲2\u200c\u064e aA.[*'),
      maxLength: 6,
    })
    fc.assert(
      fc.property(letters, letters, (typed, given) => {
        const [key, text] = [normalizeText(typed), cleanInput(given)]
        expect(key === '' || finds(key, text)).toBe(key === '' || normalizeText(text).includes(key))
      }),
      { numRuns: 5000 },
    )
  })
})

it('cuts no character in two, and leaves out what a database refuses', () => {
  expect(cut('ab😀', 3)).toBe('ab')
  expect(cut('ab😀', 4)).toBe('ab😀')
  expect(cut('a\0b', 9)).toBe('ab')
})

describe('cleanLines', () => {
  it('keeps lines, cleans each, and never leaves two empty ones in a row', () => {
    expect(cleanLines('\r\n یك \u202e دو\r\n\n\n\u200c \n سه\u2028چهار\n')).toBe('یک دو\n\nسه\nچهار')
  })

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(cleanLines(cleanLines(text))).toBe(cleanLines(text))
      }),
    )
  })
})
