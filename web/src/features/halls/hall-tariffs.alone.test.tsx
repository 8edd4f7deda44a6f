// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { endSession, startSession } from '../../kernel/session.ts'
import { cleanup, press, settle, show, type } from '../../kernel/show.build.tsx'
import HallTariffs from './HallTariffs.tsx'

vi.mock('../imports/imports.parts.tsx', () => ({ ImportLink: () => null }))

beforeEach(() =>
  startSession({ token: 't', member: { role: 'Admin', username: 'Admin' } as never }, { remember: false }),
)
afterEach(() => {
  cleanup()
  endSession('left')
})

const tariff = { id: 1, cityDestinationId: 9, cityDestinationName: 'تهران', price: 12_000_000 }
const hall = { loadHallId: 3, cityName: 'کرمان' }

async function change(price: string) {
  const { made } = show(<HallTariffs hall={hall as never} />, {
    listTariffs: () => [tariff],
    addTariff: () => ({ code: 1, message: '' }),
  })
  await settle()
  fireEvent.click(screen.getByRole('button', { name: /^عوض کردن کرایهٔ پایه تا تهران/u }))
  type(screen.getByLabelText(/^کرایهٔ پایه تا تهران/u), price)
  await press('ثبت')
  return made
}

it('a tariff of a toman is asked about, with its zeros', async () => {
  const made = await change('۱')
  expect(screen.getByRole('alertdialog').textContent).toContain(
    '۱ تومان نوشته‌اید؛ تعرفهٔ تهران اکنون ۱۲٬۰۰۰٬۰۰۰ تومان است. صفرها را یک بار دیگر ببینید.',
  )
  expect(made).toEqual([])
  await press('بله، ثبت شود')
  expect(made.map(({ body }) => body['Price'])).toEqual([1])
})

it('one near the one before it is not', async () => {
  expect(await change('۱۳۰۰۰۰۰۰')).toHaveLength(1)
})
