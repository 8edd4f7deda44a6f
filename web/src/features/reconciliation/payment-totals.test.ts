import { expect, it } from 'vitest'
import { paymentTotals } from './MoneyLists.tsx'

const row = (status: 'credited' | 'failed', amount: number) => ({ status, amount })

it.each([
  ['all of which came', [row('credited', 7_000)], 7_000, 'جمع مبلغ ۷٬۰۰۰ ریال'],
  [
    'of which some came',
    [row('credited', 7_000), row('failed', 500)],
    7_500,
    'جمع مبلغ ۷٬۵۰۰ ریال، رسیده ۷٬۰۰۰ ریال',
  ],
  ['on many pages', undefined, 7_500, 'جمع مبلغ ۷٬۵۰۰ ریال، با نرسیده‌ها'],
])('the foot of payments %s', (_which, rows, amount, says) => {
  expect(paymentTotals({ amount }, rows)).toBe(says)
})
