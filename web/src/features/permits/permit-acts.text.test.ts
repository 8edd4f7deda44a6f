import { isTooSoon } from '@bargah/contract/features/permits/permits.states.ts'
import { expect, it } from 'vitest'
import { giveUpLater, priceOfGivingUp, wordsOfAct } from './permit-acts.text.ts'

const permit = {
  id: 7,
  status: 1,
  cargoDestination: 'تهران، پایانهٔ شورآباد',
  driverFeeRial: 350_000,
  issuedAt: '2026-05-04T06:00:00Z',
  cargoDistance: 450,
} as const
const later = (minutes: number) => new Date(Date.parse(permit.issuedAt) + minutes * 60_000)

it('what waits is named by its act and the town that the load goes to', () => {
  const labels = [
    wordsOfAct('deliver', permit, later(0)).later,
    wordsOfAct('complete', permit, later(0)).later,
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

const honest =
  'تنها وقتی تأیید کنید که بار را در تهران، پایانهٔ شورآباد پیاده کرده‌اید. برای شرکت ثبت می‌شود و برنمی‌گردد.'
it.each([
  [20, 450, `مجوز ۲۰ دقیقه پیش صادر شد و تا تهران ۴۵۰ کیلومتر راه است. ${honest}`],
  [299, 450, `مجوز ۴ ساعت پیش صادر شد و تا تهران ۴۵۰ کیلومتر راه است. ${honest}`],
  [300, 450, honest],
  [20, 30, honest],
])(
  'a delivery %d minutes after the permit, %d kilometres away, is asked as: %s',
  (minutes, cargoDistance, words) => {
    const { consequence } = wordsOfAct('deliver', { ...permit, cargoDistance }, later(minutes))
    expect(consequence).toBe(words)
  },
)
it('that the work is over is asked without the route', () => {
  expect(wordsOfAct('complete', permit, later(1)).consequence).not.toContain('کیلومتر')
})

it('is said of a desk too: a delivery within less time than the route takes is asked about', () => {
  expect([5, 299, 300, 900].map((minutes) => isTooSoon(permit, later(minutes)))).toEqual([
    true,
    true,
    false,
    false,
  ])
})
