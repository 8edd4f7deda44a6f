import { expect, it } from 'vitest'
import { findUntested } from './reasons.ts'

const cases = `
const known = ['split_twice']
// expect(verdict).toMatchObject({ reason: 'round_unknown' })
/** As in
 * reason: 'turn_gap'
 */
it.each([['a split that is told twice', { index: 3, reason: 'root_differs' }]])('%s', () => {})
`

it('a reason has a case when a test expects it by its name, not when a list or a comment names it', () => {
  expect(findUntested(['root_differs'], [cases])).toEqual([])
  expect(findUntested(['split_twice', 'round_unknown', 'turn_gap'], [cases])).toEqual([
    'split_twice',
    'round_unknown',
    'turn_gap',
  ])
  expect(findUntested(['root_differs', 'turn_gap'], [])).toEqual(['root_differs', 'turn_gap'])
})
