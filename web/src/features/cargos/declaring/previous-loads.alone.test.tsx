// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { type MadeCall, press, settle, show, type } from '../../../kernel/show.build.tsx'
import PreviousLoadsDialog from './PreviousLoadsDialog.tsx'

const draw = vi.fn<() => void>()
beforeEach(() => {
  Object.assign(HTMLElement.prototype, { showPopover: draw, hidePopover: draw })
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: draw, removeEventListener: draw }))
})

const row = (id: number, kalaDesc: string, cargoDestination: string) => ({
  id,
  announcedAt: '2026-11-20T06:00:00Z',
  cargoSource: 'بندر امام خمینی',
  cargoDestination,
  kalaDesc,
  kalaWeight: 22_000,
  senderCustomerName: null,
  receiverCustomerName: null,
  freighterNumber: 2,
  cargoRent: 9_800_000,
})
const cement = row(7, 'سیمان', 'مشهد')
const all = [row(9, 'گندم', 'تهران'), row(8, 'سیمان', 'شیراز'), cement]

/** A server that finds by words, and nothing where days are asked for with a word of an older load. */
const find = ({ body }: MadeCall) => {
  const words = String(body['Search'] ?? '').split(' ')
  const rows = all.filter((one) =>
    words.every((word) => `${one.kalaDesc} ${one.cargoDestination}`.includes(word)),
  )
  return body['FromDate'] === null ? rows : rows.filter(({ id }) => id !== cement.id)
}

function open() {
  const asked: Record<string, unknown>[] = []
  const onChoose = vi.fn<(chosen: { id: number }) => void>()
  show(<PreviousLoadsDialog onChoose={onChoose} onClose={draw} />, {
    listGoods: () => [],
    listPreviousCargos: (made) => {
      asked.push(made.body)
      return find(made)
    },
  })
  return { asked, onChoose, search: () => screen.getByRole<HTMLInputElement>('searchbox') }
}

it('finds by words where a load went and what it was, in all days when the last thirty have none, by keys alone', async () => {
  const { asked, onChoose, search } = open()
  await settle()
  expect(screen.getAllByRole('row')).toHaveLength(3)
  expect(asked[0]).toMatchObject({ PageSize: 50, FromDate: expect.any(String), ToDate: expect.any(String) })
  type(search(), 'سیمان مشهد')
  await settle()
  expect(asked.at(-1)).toMatchObject({ Search: 'سیمان مشهد' })
  expect(screen.getByText('باری پیدا نشد')).toBeTruthy()
  await press('در همهٔ تاریخ‌ها')
  expect(asked.at(-1)).toMatchObject({ Search: 'سیمان مشهد', FromDate: null, ToDate: null })
  search().focus()
  fireEvent.keyDown(search(), { key: 'Enter' })
  await settle()
  expect(document.activeElement?.getAttribute('aria-label')).toBe('انتخاب بار ۷')
  fireEvent.click(document.activeElement as HTMLElement)
  expect(onChoose.mock.calls.map(([chosen]) => chosen.id)).toEqual([cement.id])
})

it('goes back to all of them when its words are taken away', async () => {
  const { search } = open()
  await settle()
  type(search(), 'جایی که نیست')
  await settle()
  await press('پاک کردن جست‌وجو')
  expect(search().value).toBe('')
  expect(screen.getAllByRole('row')).toHaveLength(3)
})
