import { describe, expect, it } from 'vitest'
import { dayOfWord, withDays, wordsOfDays } from './going-on.ts'

// 1405/09/06, a Friday
const now = new Date('2026-11-27T05:00:00Z')

it.each([
  ['~d0', '1405/09/06'],
  ['~d-1', '1405/09/05'],
  ['~d-6', '1405/08/30'],
  ['~d1', '1405/09/07'],
  ['~m0', '1405/09/01'],
  ['~M0', '1405/09/30'],
  ['~m-1', '1405/08/01'],
  ['~M-1', '1405/08/30'],
  ['~m-9', '1404/12/01'],
  ['~y0', '1405/01/01'],
  ['~Y0', '1405/12/29'],
  ['~Y3', '1408/12/30'],
])('%s is %s', (word, day) => {
  expect(dayOfWord(word, now)).toBe(day)
})

describe('days of a view', () => {
  it.each([
    ['1405/09/06', '1405/09/06', '~d0 ~d0'],
    ['1405/09/05', '1405/09/05', '~d-1 ~d-1'],
    ['1405/08/30', '1405/09/06', '~d-6 ~d0'],
    ['1405/08/07', '1405/09/06', '~d-29 ~d0'],
    ['1405/09/01', '1405/09/06', '~m0 ~d0'],
    ['1405/09/01', '1405/09/30', '~m0 ~M0'],
    ['1405/08/01', '1405/08/30', '~m-1 ~M-1'],
    ['1405/01/01', '1405/12/29', '~y0 ~Y0'],
    ['1405/08/02', '1405/08/11', null],
    ['1405/09/01', null, null],
    [null, null, null],
  ])('%s to %s go on as %s', (from, to, words) => {
    const found = wordsOfDays({ from, to }, now)
    expect(found && `${found.from} ${found.to}`).toBe(words)
  })
})

it('what is asked for gets the days of another morning, in its fields and in the text of its filter', () => {
  const input = {
    FromDate: '~d-1',
    ToDate: '~M-1',
    Filter: JSON.stringify([{ field: 'at', op: 'between', value: ['~m0', null] }]),
    Search: 'بار ~d0 تا «~d-1»',
    Columns: 'id,at',
  }
  const asked = withDays(input, new Date('2026-12-25T05:00:00Z'))
  expect(asked).toEqual({
    ...input,
    FromDate: '1405/10/03',
    ToDate: '1405/09/30',
    Filter: '[{"field":"at","op":"between","value":["1405/10/01",null]}]',
  })
})
