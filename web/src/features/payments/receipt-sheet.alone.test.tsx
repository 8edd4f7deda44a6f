// @vitest-environment happy-dom
import { screen } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { render } from '../../kernel/show.build.tsx'
import type { Payment } from './payments.queries.ts'
import ReceiptSheet from './ReceiptSheet.tsx'

const payment = {
  id: 12,
  amount: 500_000,
  status: 'failed',
  failure: 'cancelled',
  gateway: 'درگاه نمایشی',
  token: 'a1b2c3',
  reference: null,
  card: null,
  availableBalance: null,
  transactionNumber: null,
  createdAt: '2026-11-21T10:30:00Z',
} as unknown as Payment

it.each([
  ['that its driver left', {}, 'پرداخت لغوشده', true],
  ['that the bank refused', { failure: 'declined' }, 'پرداخت ناموفق', true],
  ['that came', { status: 'credited', failure: null, reference: '77' }, 'رسید پرداخت', false],
] as const)('a payment %s is called so, and has the number that helps', (_which, of, title, hasToken) => {
  render(<ReceiptSheet payment={{ ...payment, ...of } as Payment} onClose={() => undefined} />)
  expect(screen.getByRole('heading', { hidden: true }).textContent).toBe(title)
  expect(screen.queryAllByText('شناسه برای پشتیبانی')).toHaveLength(hasToken ? 1 : 0)
  expect(screen.queryByText('توکن')).toBeNull()
})
