// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/dom'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { settle, show } from '../../kernel/show.build.tsx'
import TakeTurnPage from './TakeTurnPage.tsx'

vi.mock('../../kernel/navigation.tsx', () => ({
  Link: ({ children }: { children: ReactNode }) => <a href="#there">{children}</a>,
  useNavigate: () => () => undefined,
  useSearch: () => ({}),
}))

const hall = {
  loadHallId: 4,
  name: 'شیراز',
  tel: '',
  cityName: 'شیراز',
  loadHallLat: 29.6,
  loadHallLong: 52.5,
  isActive: true,
  activeTurnApp: true,
  turnRange: 0,
  driverCharghe: 350_000,
  turnExpireHour: 24,
  nativeTurnExpireHour: 96,
}
const now = { loadHallId: 4, queue: 0, loads: 0, roundOpensAt: null, isNative: true }
const halls = {
  listHalls: () => [hall],
  showHallsForDriver: () => ({ loaderTypeName: null, freeLoads: 0, halls: [now] }),
}

it.each([
  ['without a load', null, 1],
  ['while his permit is open', { id: 7 }, 0],
])('%s a hall leads to its turn or says why not', async (_, permit, sheets) => {
  show(<TakeTurnPage />, { ...halls, showMyPermit: () => permit })
  await settle()
  fireEvent.click(screen.getByText('شیراز', { selector: 'b' }))
  await settle()
  expect(screen.queryAllByRole('dialog', { hidden: true })).toHaveLength(sheets)
  const why = 'نوبت شما ۹۶ ساعت اعتبار دارد؛ بومی این سالن هستید.'
  expect(screen.queryAllByText(why)).toHaveLength(sheets)
  expect(screen.queryAllByText('بارتان هنوز باز است')).toHaveLength(1 - sheets)
})
