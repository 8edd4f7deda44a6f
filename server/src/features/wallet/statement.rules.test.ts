import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { numberInWords } from './number-words.rules.ts'
import { cutSheets } from './statement.rules.ts'

it.each([
  [0, 'صفر'],
  [7, 'هفت'],
  [1_000, 'هزار'],
  [1_001, 'هزار و یک'],
  [115, 'صد و پانزده'],
  [48_250_000, 'چهل و هشت میلیون و دویست و پنجاه هزار'],
  [1_000_000, 'یک میلیون'],
  [2_000_000_019, 'دو میلیارد و نوزده'],
  [1_300_000_000_000, 'یک هزار میلیارد و سیصد میلیارد'],
])('says %i as «%s»', (value, said) => {
  expect(numberInWords(value)).toBe(said)
})

describe('the sheets of a statement', () => {
  it('hold all lines in order, and none but a lone first one stands empty', () => {
    fc.assert(
      fc.property(fc.nat(400), (count) => {
        const rows = Array.from({ length: count }, (_, at) => at)
        const sheets = cutSheets(rows)
        expect(sheets.flat()).toEqual(rows)
        if (count > 0) expect(sheets.every((sheet) => sheet.length > 0)).toBe(true)
        expect(sheets.at(-1)?.length).toBeLessThanOrEqual(27)
      }),
    )
  })
  it.each([
    [0, [0]],
    [19, [19]],
    [20, [19, 1]],
    [32, [31, 1]],
    [58, [31, 27]],
    [59, [31, 27, 1]],
  ])('of %i lines have %j', (count, sizes) => {
    expect(cutSheets(Array.from({ length: count })).map(({ length }) => length)).toEqual(sizes)
  })
})
