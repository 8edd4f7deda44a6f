// @vitest-environment happy-dom
import { screen } from '@testing-library/dom'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { endSession, startSession } from '../../../kernel/session.ts'
import { cleanup, settle, show } from '../../../kernel/show.build.tsx'
import DeclareDone from './DeclareDone.tsx'

vi.mock('../../../kernel/navigation.tsx', () => ({
  Link: ({ to, search, children }: { to: string; search?: { open: number }; children: ReactNode }) => (
    <a href={`${to}?open=${search?.open}`}>{children}</a>
  ),
  useNavigate: () => () => undefined,
}))

beforeEach(() =>
  startSession({ token: 'a', member: { role: 'TransportationCompanyAdmin' } as never }, { remember: false }),
)
afterEach(() => {
  cleanup()
  endSession('left')
})

const ahead = {
  cargoId: 7,
  loadHallId: 3,
  loadHallName: 'شهید رجایی',
  isSettledAtOnce: false,
  isAwaitingReview: false,
  isEnded: false,
  closesAt: null,
  nextRoundAt: null,
  announcedAt: '2026-11-21T09:00:00Z',
  resultAt: null,
  roundAfterAt: null,
  fitting: 3,
  free: 3,
  first: null,
  others: [],
}
const load = {
  id: 7,
  from: 'بندرعباس',
  to: 'تهران',
  goods: 'ورق',
  weightKg: 24_000,
  loaders: ['کفی'],
  rentToman: 1_000,
  trucks: 2,
}

async function open(stands: { given: number; remaining: number }) {
  const nothing = () => undefined
  const declared = { message: 'بار ۷ اعلام شد.', at: new Date('2026-11-21T09:00:00Z') }
  show(
    <DeclareDone
      declared={declared}
      load={load}
      tel=""
      holdRial={undefined}
      onAgain={nothing}
      onNew={nothing}
    />,
    {
      showLoadAhead: () => ({ ...ahead, ...stands }),
      listPermitsOfCargo: () => [{ id: 1_405, driverName: 'رضا', driverFamily: 'کریمی' }],
    },
  )
  await settle()
}
const share = () => screen.queryByRole('region', { name: 'خبر دادن' })

it('a load that was given whole leads to its permits and is offered to nobody', async () => {
  await open({ given: 2, remaining: 0 })
  expect(screen.getByText('مجوز ۱۴۰۵').getAttribute('href')).toBe('/DriverReserves?open=1405')
  expect(share()).toBeNull()
})

it('one of which a truck is left is told of as that one truck', async () => {
  await open({ given: 1, remaining: 1 })
  expect(screen.getByText(/۱ از ۲ کامیون داده شد؛ سالن/u)).toBeDefined()
  expect(share()?.textContent).toContain('۱ کامیون')
})

it('a load that was declared tells no hour until the server has said its own', () => {
  show(
    <DeclareDone
      declared={{ message: 'بار ۷ اعلام شد.', at: new Date('2026-11-21T11:15:21Z') }}
      load={load}
      tel=""
      holdRial={undefined}
      onAgain={() => undefined}
      onNew={() => undefined}
    />,
    { showLoadAhead: () => new Promise<never>(() => undefined) },
  )
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent?.trim())).toContain('ثبت شد')
})
