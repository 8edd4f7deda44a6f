import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { printable, printableJson } from './pdf.text.ts'

describe('Printable text', () => {
  test('leaves ordinary Persian as it is, half-spaces included', () => {
    const text = 'علی‌اکبر رستمی، کالای A3 به وزن ۲۲٬۰۰۰ کیلوگرم'
    expect(printable(text)).toBe(text)
  })

  test('keeps line breaks and drops empty lines and edges', () => {
    expect(printable('  یک\r\n\r\n\n دو \u2028سه\n')).toBe('یک\nدو\nسه')
  })

  test('has no controls, no halves of a character and nothing that turns its direction', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('\u0000', '\u202e', '\u2067', '\ud800', '\u001b', 'ب', 'x') }),
        (text) => {
          expect(printable(text)).toMatch(/^[بx]*$/)
        },
      ),
    )
  })

  test('gives a word too long for a line places to break, and loses none of it', () => {
    const broken = printable('ب'.repeat(60))
    expect(broken.split('\u200b').map((piece) => piece.length)).toEqual([16, 16, 16, 12])
  })

  test('keeps a phone number from turning round after a Persian word', () => {
    expect(printable('تلفن ۰۲۱-۸۸۷۷۶۶۵۵')).toBe('تلفن \u200e۰۲۱-۸۸۷۷۶۶۵۵')
  })

  test('is made of every text of a sheet, at any depth', () => {
    expect(printableJson({ a: ' x ', b: { c: '\u202ey' }, d: null, e: true })).toBe(
      '{"a":"x","b":{"c":"y"},"d":null,"e":true}',
    )
  })
})
