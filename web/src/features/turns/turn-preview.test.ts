import { expect, it } from 'vitest'
import { isWholeAsk } from './turn-preview.queries.ts'

it.each([
  ['1000000011', '3000001', null, false, true],
  ['1000000011', '3000001', 3, true, true],
  ['1000000011', '3000001', null, true, false],
  ['100000001', '3000001', null, false, false],
  ['1000000011', '300000', null, false, false],
  ['', '', null, false, false],
])(
  '%s with %s at %s, a hall needed %s: whole %s',
  (NationalId, FreighterCardNumber, LoadHallId, needs, whole) => {
    expect(isWholeAsk({ NationalId, FreighterCardNumber, LoadHallId }, needs)).toBe(whole)
  },
)
