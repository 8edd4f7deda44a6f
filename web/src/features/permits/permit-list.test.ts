import { sums } from '@bargah/contract/features/cargos/sums.text.ts'
import { permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { expect, it } from 'vitest'
import { saySums } from '../../ui/data-table/sums.rules.ts'
import { sumsText } from '../../ui/data-table/table-words.ts'
import { permitList } from './permit-list.tsx'

const choices = {
  isHall: false,
  withCompany: true,
  withCity: true,
  goods: [],
  companies: [],
  cities: [],
  customers: [],
}

it('shows the number of the load and its kind', () => {
  const screen = permitList({ ...choices, isOneDay: false })
  const shown = screen.columns.filter(({ hidden }) => !hidden).map(({ header }) => header)
  expect(shown).toEqual(expect.arrayContaining(['شناسهٔ بار', 'نوع بار']))
  expect(screen.filters.find(({ id }) => id === 'kind')).toMatchObject({
    options: [
      { key: 'true', label: 'بار سالن' },
      { key: 'false', label: 'بار آزاد' },
    ],
  })
})

it('speaks to a hall in its own words, and has it print what may be printed', () => {
  const screen = permitList({ ...choices, isHall: true, isOneDay: true, onPrint: () => {} })
  const shown = screen.columns.filter(({ hidden }) => !hidden).map(({ header }) => header)
  expect(shown).toEqual(expect.arrayContaining(['شرکت', 'فرستنده', 'گیرنده', 'موبایل راننده', 'کارت راننده']))
  expect(shown.at(-1)).toBe('چاپ مجوز')
  const status = screen.filters.find(({ id }) => id === 'status')
  expect(status).toMatchObject({ always: true })
  expect(status && 'options' in status && status.options.slice(0, 3)).toEqual([
    { key: 0, label: 'لغوشده' },
    { key: 1, label: 'رزرو قطعی' },
    { key: 2, label: 'رزرو چاپ‌شده' },
  ])
  expect(screen.wire.filters.status).toMatchObject({ own: 'DriverReserveStatus' })
})

it('leaves voided permits out of what they come to, and says so', () => {
  const screen = permitList({ ...choices, isOneDay: false }) as unknown as Parameters<typeof sumsText>[0]
  const paid = { status: permitStatus.issued, cargoRent: 20_000_000 }
  expect(sumsText(screen, [paid, paid])).toBe('، جمع کرایه ۴۰٬۰۰۰٬۰۰۰ تومان')
  const voided = { status: permitStatus.voided, cargoRent: 9_000_000 }
  expect(sumsText(screen, [paid, voided])).toBe('، جمع کرایه ۲۰٬۰۰۰٬۰۰۰ تومان بی ۱ باطل')
  // of all pages only the sum is known
  expect(saySums(screen, { cargoRent: 20_000_000 })).toBe(
    `، جمع کرایه ۲۰٬۰۰۰٬۰۰۰ تومان ${sums.withoutVoided}`,
  )
})
