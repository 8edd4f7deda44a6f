// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/dom'
import type { ReactNode } from 'react'
import type { HallsForDriver } from '@bargah/contract/features/turns/turns.schema.ts'
import { expect, it, vi } from 'vitest'
import { startSession } from '../../kernel/session.ts'
import { Refused, settle, show } from '../../kernel/show.build.tsx'
import TakeTurnPage from './TakeTurnPage.tsx'

vi.mock('../../kernel/navigation.tsx', () => ({
  Link: ({ children }: { children: ReactNode }) => <a href="#there">{children}</a>,
  useLocation: () => ({ href: '/DriverTurn' }),
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

const turn = {
  id: 3,
  turnNumber: 1359,
  name: 'بندرعباس',
  round: null,
  nextRoundAt: null,
  serverNow: '2026-11-21T10:30:00Z',
}

it.each([
  ['without a load', null, null, 'بارتان هنوز باز است', 1],
  ['while his permit is open', { id: 7 }, null, 'بارتان هنوز باز است', 0],
  ['with a turn at another hall', null, turn, 'در سالن بندرعباس نوبت ۱۳۵۹ را دارید', 0],
])('%s a hall leads to its turn or says why not', async (_, permit, held, whyNot, sheets) => {
  show(<TakeTurnPage />, { ...halls, showMyPermit: () => permit, showMyTurn: () => held })
  await settle()
  fireEvent.click(screen.getByText('شیراز', { selector: 'b' }))
  await settle()
  expect(screen.queryAllByRole('dialog', { hidden: true })).toHaveLength(sheets)
  const why = 'نوبت شما ۹۶ ساعت اعتبار دارد؛ بومی این سالن هستید.'
  expect(screen.queryAllByText(why)).toHaveLength(sheets)
  expect(screen.queryAllByText(whyNot)).toHaveLength(1 - sheets)
})

const far = { ...hall, loadHallId: 5, name: 'زاهدان', cityName: 'زاهدان' }
const at = (loadHallId: number, loads: number, queue: number) => ({ ...now, loadHallId, loads, queue })
const showHalls = (loaderTypeName: string | null, ...list: HallsForDriver['halls']) =>
  show(<TakeTurnPage />, {
    listHalls: () => [hall, far],
    showHallsForDriver: () => ({ loaderTypeName, freeLoads: 0, halls: list }),
    showMyPermit: () => null,
    showMyTurn: () => null,
  })

it('each hall tells how many loads it has for his truck and who waits there', async () => {
  showHalls('تریلی کفی', at(4, 3, 8), at(5, 0, 0))
  await settle()
  expect(screen.getByRole('button', { name: /شیراز/ }).textContent).toContain('۳ بار برای شما، ۸ در صف')
  expect(screen.getByRole('button', { name: /زاهدان/ }).textContent).toContain(
    'اکنون باری برای شما نیست، کسی در صف نیست',
  )
})

it('a hall tells no number of loads to a driver without a truck, and nothing that was not read', async () => {
  showHalls(null, at(4, 0, 8))
  await settle()
  expect(screen.getByText('۸ در صف')).toBeDefined()
  expect(screen.getByRole('button', { name: /زاهدان/ }).textContent).not.toContain('صف')
})

it.each([
  ['an empty wallet', 325_000, '۲٬۵۰۰ تومان کم دارید', 1],
  ['enough', 350_000, 'کم دارید', 0],
])(
  'with %s the sheet says before the press whether the money for a turn is there',
  async (_, availableBalance, words, count) => {
    startSession({ token: 'a', member: { role: 'Driver', fullname: 'علی' } as never }, { remember: false })
    show(<TakeTurnPage />, {
      ...halls,
      showMyPermit: () => null,
      showMyTurn: () => null,
      showMyBalance: () => ({ availableBalance, heldBalance: 0, unitCost: null, unitHallId: null }),
    })
    await settle()
    fireEvent.click(screen.getByText('شیراز', { selector: 'b' }))
    await settle()
    expect(screen.queryAllByText(words)).toHaveLength(count)
    expect(screen.queryAllByText('افزایش موجودی')).toHaveLength(count)
    expect(screen.queryAllByText('گرفتن نوبت', { selector: '.btn-face' })).toHaveLength(1 - count)
  },
)

it('a press after a lost answer sends the place of the first press under its key, wherever the phone is by then', async () => {
  let latitude = 29
  const getCurrentPosition = (found: PositionCallback) =>
    found({ coords: { latitude: (latitude += 1), longitude: 52 } } as GeolocationPosition)
  vi.stubGlobal('navigator', { ...navigator, geolocation: { getCurrentPosition } })
  const { made } = show(<TakeTurnPage />, {
    ...halls,
    listHalls: () => [{ ...hall, turnRange: 50 }],
    showMyPermit: () => null,
    showMyTurn: () => null,
    takeTurn: () => {
      throw new Refused(['پایگاه داده در دسترس نیست.'], null, 503)
    },
  })
  await settle()
  fireEvent.click(screen.getByText('شیراز', { selector: 'b' }))
  await settle()
  for (const _press of [1, 2]) {
    fireEvent.click(screen.getByText('گرفتن نوبت', { selector: '.btn-face' }))
    await settle()
  }
  const [first, again] = made
  expect(first?.body).toMatchObject({ DriverLat: 30 })
  expect(again).toEqual(first)
})
