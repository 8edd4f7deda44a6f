import { expect, it } from 'vitest'
import { helpSteps, pictureOf } from './help.rules.ts'

it('an address names one of the four pictures, or all of them', () => {
  expect(['1', 4, '4'].map(pictureOf)).toEqual([1, 4, 4])
  expect([undefined, '', 'x', 0, 5, 1.5, '-1'].map(pictureOf)).toEqual(Array(7).fill(null))
  expect(helpSteps).toHaveLength(4)
})
