import { expect, it } from 'vitest'
import { hasTwin } from './twin-loads.ts'

it('two loads of a list that go to one town for one pay are told apart, others are not', () => {
  const yazd = { cargoId: 1, destination: 'یزد، میدان بار', netPayToman: 12 }
  const items = [
    yazd,
    { ...yazd, cargoId: 2, destination: 'یزد' },
    { ...yazd, cargoId: 3, netPayToman: 13 },
    { ...yazd, cargoId: 4, destination: 'قم' },
  ]
  expect(items.map((one) => hasTwin(items, one))).toEqual([true, true, false, false])
})
