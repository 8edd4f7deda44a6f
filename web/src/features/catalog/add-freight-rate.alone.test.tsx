// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/dom'
import { jalaliDate } from '@bargah/contract/kernel/dates.ts'
import { dayMs } from '@bargah/contract/kernel/durations.ts'
import { expect, it, vi } from 'vitest'
import { press, settle, show, type } from '../../kernel/show.build.tsx'
import AddFreightRateDialog from './AddFreightRateDialog.tsx'

// the page of tests loses itself in a selection that a part of a day makes
vi.spyOn(Selection.prototype, 'collapse').mockReturnValue()

const today = jalaliDate(new Date())
const yesterday = jalaliDate(new Date(Date.now() - dayMs))

async function fill(day: string, rate: string) {
  const shown = show(<AddFreightRateDialog onClose={() => undefined} />, {
    showFreightRate: () => ({ rialPerTonneKm: 12_000, fromDate: '1405/01/01' }),
    addFreightRate: () => ({ code: 1, message: '', data: { id: 1 } }),
  })
  const year = screen.getAllByRole('spinbutton')[0] as HTMLElement
  fireEvent.paste(year, { clipboardData: { getData: () => day } })
  await settle()
  type(screen.getByLabelText('نرخ هر تن در کیلومتر'), rate)
  await press('ثبت نرخ')
  return shown
}

it('a rate far from the one before it is asked about, with its zeros', async () => {
  const { made } = await fill(today, '۱')
  expect(screen.getByRole('alertdialog').textContent).toContain('صفرها را یک بار دیگر ببینید.')
  expect(made).toEqual([])
  await press('بله، ثبت شود')
  expect(made).toMatchObject([{ key: 'addFreightRate', body: { RialPerTonneKm: 1, FromDate: today } }])
})

it('a rate near the one before it is not asked about', async () => {
  const { made } = await fill(today, '۱۲۵۰۰')
  expect(made).toHaveLength(1)
})

it('of a day that is past it is said that it is past, not that none was entered', async () => {
  const { made } = await fill(yesterday, '۱۲۵۰۰')
  expect(screen.getByText(/^تاریخ پیش از .* پذیرفته نیست\.$/u)).toBeDefined()
  expect(screen.queryByText(/وارد کنید/u)).toBeNull()
  expect(made).toEqual([])
})
