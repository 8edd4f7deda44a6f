import { expect, it } from 'vitest'
import { giveUpLater, priceOfGivingUp, wordsOfAct } from './permit-acts.text.ts'

const permit = {
  id: 7,
  status: 1,
  cargoDestination: 'تهران، پایانهٔ شورآباد',
  driverFeeRial: 350_000,
} as const

it('what waits is named by its act and the town that the load goes to', () => {
  const labels = [
    wordsOfAct('deliver', permit).later,
    wordsOfAct('complete', permit).later,
    giveUpLater(permit),
  ]
  expect(labels.map(({ label }) => label)).toEqual([
    'تحویل بار تهران',
    'پایان کار بار تهران',
    'پس دادن بار تهران',
  ])
  expect(new Set(labels.map(({ about }) => about))).toEqual(new Set(['permit 7']))
})
it.each([
  [350_000, 'نوبت و ۳۵٬۰۰۰ تومان برنمی‌گردد.'],
  [0, 'نوبت برنمی‌گردد.'],
])('giving up a load whose fee was %d rials costs: %s', (driverFeeRial, words) => {
  expect(priceOfGivingUp({ driverFeeRial })).toBe(words)
})
