import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { idOf, isSeen, readPlace, readSnapshot } from './snapshot.rules.ts'

it.each([
  [736, true, 'ended before all that was open'],
  [737, false, 'was open'],
  [738, true, 'began later and ended sooner'],
  [739, false, 'was open too'],
  [740, false, 'had not begun'],
])('at 737:740:737,739 what transaction %i wrote is seen: %s, since it %s', (xid, seen) => {
  expect(isSeen(xid, readSnapshot('737:740:737,739') ?? never())).toBe(seen)
})

it('a place reads back from its id', () => {
  const number = fc.integer({ min: 0, max: 2 ** 40 })
  fc.assert(
    fc.property(number, number, number, fc.array(number, { maxLength: 20 }), (atMs, xmin, xmax, open) => {
      const place = { atMs, snapshot: { xmin, xmax, open: new Set(open) } }
      expect(readPlace(idOf(place))).toEqual(place)
    }),
  )
})

it.each(['', '12', '12~', '12~1:2', '~1:2:', '1~1:2:3;4', "1~1:2:' or 1", `1~1:2:${'9,'.repeat(600)}9`])(
  'what is no id of ours is none: %s',
  (text) => {
    expect(readPlace(text)).toBeNull()
  },
)

function never(): never {
  throw new Error('the snapshot is readable')
}
