// @vitest-environment happy-dom
import { screen } from '@testing-library/dom'
import { afterEach, expect, it } from 'vitest'
import { endSession, startSession } from '../../../kernel/session.ts'
import { settle, show } from '../../../kernel/show.build.tsx'
import { CargoCard } from './CargoCard.tsx'
import { LoadBrowser } from './LoadBrowser.tsx'
import type { Load } from './load-order.rules.ts'

const load = {
  id: 7,
  cargoSource: 'بندرعباس',
  cargoDestination: 'تهران',
  cargoDistance: 1_268,
  cargoRange: 100,
  kalaDesc: 'ورق',
  bastebandyName: 'رول',
  kalaWeight: 22_000,
  cargoRent: 37_550_000,
  driverFeeRial: 350_000,
  netPayToman: 37_515_000,
  officialRateRial: null,
  loaderTypeNames: 'تریلی کفی',
  transportationCompanyName: 'ترابر هرمز',
  remaining: 2,
  freighterNumber: 3,
} as Load

function signIn(showsAll: boolean) {
  const member = {
    memberId: 1,
    username: 'd',
    role: 'Driver',
    fullname: 'رانندهٔ آزمون',
    clientId: 1,
  } as const
  startSession({ token: 'x', member: { ...member, ...(showsAll && { showsAll }) } }, { remember: false })
}
afterEach(() => endSession('left'))

const company = /^ترابر هرمز؛ از ۱۰۰ کیلومتر/
it.each([
  [true, 1],
  [false, 0],
])(
  'a card tells company, range and pay by the kilometre at once where all is shown: %s',
  async (all, times) => {
    signIn(all)
    show(<CargoCard cargo={load} place={null} act={null} />, {})
    await settle()
    expect(screen.queryAllByText(company)).toHaveLength(times)
    expect(screen.queryAllByText(/هر کیلومتر/)).toHaveLength(times)
  },
)

it.each([
  [true, 1],
  [false, 0],
])('search and order stand over the loads where all is shown: %s', async (all, times) => {
  signIn(all)
  const read = { data: { rows: [load] }, isError: false, isPending: false, refetch: () => undefined } as never
  show(<LoadBrowser read={read} searching={false} emptyText="" renderAct={() => null} />, {})
  await settle()
  expect(screen.queryAllByRole('searchbox')).toHaveLength(times)
  expect(screen.queryAllByRole('group', { name: 'ترتیب' })).toHaveLength(times)
})

it('two loads that look the same say on their cards which one each is', async () => {
  signIn(false)
  const read = { data: { rows: [load, { ...load, id: 8 }] }, isError: false, isFetching: false } as never
  show(<LoadBrowser read={read} searching={false} emptyText="" renderAct={() => null} />, {})
  await settle()
  for (const number of ['۷', '۸'])
    expect(screen.getByText(new RegExp(`این یکی شمارهٔ ${number} `))).toBeDefined()
})
