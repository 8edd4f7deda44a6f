// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { buttonOf, held, press, Refused, settle, show, type } from '../../kernel/show.build.tsx'
import ChargeForm from './ChargeForm.tsx'

const charged = { code: 1, message: 'کیف پول افزایش یافت.' }
const balance = { availableBalance: 3_000_000, heldBalance: 0, unitCost: null }

/** The form over a wallet of 3,000,000 rials, its two fields filled in. */
async function fill(answers: Parameters<typeof show>[1], amount = '۲۵۰۰۰۰۰') {
  const shown = show(<ChargeForm owner={{ DriverId: 7 }} name="علی رضایی" />, {
    showBalanceOf: () => balance,
    ...answers,
  })
  await settle()
  type(screen.getByLabelText('مبلغ'), amount)
  type(screen.getByLabelText('شرح'), 'واریز نقدی')
  return shown
}

it('asks for the very sum that is sent, and says what the wallet then holds', async () => {
  const { made } = await fill({ addCharge: () => charged })
  await press('ثبت افزایش')
  expect(screen.getByRole('alertdialog').textContent).toContain('۲٬۵۰۰٬۰۰۰ ریال به کیف پول افزوده شود؟')
  expect(screen.getByRole('alertdialog').textContent).toContain('موجودی ۵٬۵۰۰٬۰۰۰ ریال می‌شود.')
  expect(made).toEqual([])
  await press('بله، افزوده شود')
  expect(made.map(({ key, body }) => [key, body])).toEqual([
    ['addCharge', { DriverId: 7, Amount: 2_500_000, Description: 'واریز نقدی' }],
  ])
})

it('takes from it by its own call', async () => {
  const { made } = await fill({ deductCharge: () => charged })
  fireEvent.click(screen.getByRole('radio', { name: 'کاهش' }))
  await press('ثبت کاهش')
  expect(screen.getByRole('alertdialog').textContent).toContain('موجودی ۵۰۰٬۰۰۰ ریال می‌شود.')
  await press('بله، کم شود')
  expect(made.map(({ key, body }) => [key, body.Amount])).toEqual([['deductCharge', 2_500_000]])
})

it('asks nothing of more than the wallet holds, and says at the field how much that is', async () => {
  const { made } = await fill({ deductCharge: () => charged }, '۳۰۰۰۰۰۱')
  fireEvent.click(screen.getByRole('radio', { name: 'کاهش' }))
  await press('ثبت کاهش')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(screen.getByLabelText('مبلغ').getAttribute('aria-invalid')).toBe('true')
  expect(document.body.textContent).toContain('موجودی ۳٬۰۰۰٬۰۰۰ ریال است و بیش از آن کم نمی‌شود.')
  expect(made).toEqual([])
})

it('is empty after its charge, so that nothing is charged twice', async () => {
  await fill({ addCharge: () => charged })
  await press('ثبت افزایش')
  await press('بله، افزوده شود')
  await settle()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  for (const label of ['مبلغ', 'شرح']) expect(screen.getByLabelText(label)).toHaveProperty('value', '')
})

it('keeps what was typed when the server refuses, and says why', async () => {
  await fill({
    addCharge: () => {
      throw new Refused(['حساب بسته است.'])
    },
  })
  await press('ثبت افزایش')
  await press('بله، افزوده شود')
  await settle()
  expect(screen.getByRole('alert').textContent).toContain('حساب بسته است.')
  expect(screen.getByLabelText('مبلغ')).toHaveProperty('value', '۲٬۵۰۰٬۰۰۰')
})

it('is busy while it is sent, and a second press sends nothing', async () => {
  const answer = held<typeof charged>()
  const { made } = await fill({ addCharge: () => answer.promise })
  await press('ثبت افزایش')
  await press('بله، افزوده شود')
  expect(buttonOf('بله، افزوده شود').getAttribute('aria-busy')).toBe('true')
  await press('بله، افزوده شود')
  expect(made).toHaveLength(1)
  answer.letGo(charged)
  await settle()
  expect(made).toHaveLength(1)
})

it('asks for no sum below the least, and sends none', async () => {
  const { made } = await fill({ addCharge: () => charged }, '۹۹۹۹')
  await press('ثبت افزایش')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(made).toEqual([])
})
