// @vitest-environment happy-dom
import { screen } from '@testing-library/dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { endSession, startSession } from '../../../kernel/session.ts'
import { settle, show } from '../../../kernel/show.build.tsx'
import { LackOfMoney } from './DeclareCost.tsx'

vi.mock('../../../kernel/navigation.tsx', () => ({ Link: 'a', useLocation: () => ({ href: '/AddCargo' }) }))

beforeEach(() =>
  startSession(
    { token: 't', member: { role: 'TransportationCompanyAdmin', clientId: 2, username: 'TC1' } as never },
    { remember: false },
  ),
)
afterEach(() => endSession('left'))

const payment = (status: string) => ({ id: 7, amount: 3_800_000, status })
const shown = async (...statuses: string[]) => {
  show(<LackOfMoney left={-3_800_000} />, {
    listMyPayments: () => ({ bank: null, payments: statuses.map(payment) }),
  })
  await settle()
}

it('where money is lacking, a payment that waits for its bank is named before another is asked for', async () => {
  await shown('failed', 'pending')
  expect(screen.getByText('پرداخت ۳٬۸۰۰٬۰۰۰ ریال منتظر بانک است.')).toBeDefined()
  expect(screen.getByRole('button', { name: /پرسیدن از بانک/u })).toBeDefined()
})

it('of a payment that came or failed nothing is said', async () => {
  await shown('credited', 'failed')
  expect(screen.getByText('افزایش موجودی')).toBeDefined()
  expect(screen.queryByText(/منتظر بانک/u)).toBeNull()
})
