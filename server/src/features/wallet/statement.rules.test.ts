import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutSheets } from './statement.rules.ts'

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
