// @vitest-environment happy-dom
import { screen } from '@testing-library/dom'
import type { PermitPass, PermitRow } from '@bargah/contract/features/permits/permits.schema.ts'
import { permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { endSession, startSession } from '../../kernel/session.ts'
import { press, settle, show, type } from '../../kernel/show.build.tsx'
import { PassFaces } from './PassFaces.tsx'
import VoidPermitDialog from './VoidPermitDialog.tsx'

vi.mock('../../kernel/navigation.tsx', () => ({
  Link: ({ to, search, children }: { to: string; search?: object; children: ReactNode }) => (
    <a href={`${to}?${new URLSearchParams(search as Record<string, string>)}`}>{children}</a>
  ),
  useNavigate: () => () => undefined,
}))

beforeEach(() =>
  startSession({ token: 'a', member: { role: 'TransportationCompanyAdmin' } as never }, { remember: false }),
)
afterEach(() => endSession('left'))

const permit = {
  id: 1_405,
  status: permitStatus.issued,
  turnNumber: 4_218,
  isLoadHall: true,
  driverName: 'رضا',
  driverFamily: 'کریمی',
  cargoSource: 'بندرعباس',
  cargoDestination: 'یزد',
} as PermitRow

it.each([
  ['', 'دلیل ابطال را بنویسید.'],
  ['خراب', 'دلیل را کامل‌تر بنویسید؛ دست‌کم ۱۰ نویسه.'],
])('a company voids no permit for the reason «%s», which its driver would read', async (reason, fault) => {
  const { made, unmount } = show(<VoidPermitDialog permit={permit} onClose={vi.fn<() => void>()} />, {
    showPermit: () => null,
    voidPermit: () => ({ code: 1, message: 'مجوز باطل شد.' }),
  })
  const sent = () => made.filter(({ key }) => key === 'voidPermit')
  type(screen.getByLabelText('دلیل ابطال'), reason)
  await press('بله، باطل شود')
  expect(sent()).toEqual([])
  expect(screen.getByText(fault)).toBeTruthy()
  type(screen.getByLabelText('دلیل ابطال'), 'خرابی ناوگان در بارگیری')
  await press('بله، باطل شود')
  expect(sent()).toMatchObject([{ body: { Id: 1_405, Desc: 'خرابی ناوگان در بارگیری' } }])
  unmount()
})

it('the permit of a driver says which company voided it, that his turn stays used, and where he objects', async () => {
  const pass = {
    ...permit,
    status: permitStatus.voided,
    since: '2026-11-21T09:00:00Z',
    voidReason: 'راننده نیامد',
    byCompany: 'ترابر هرمز',
    usedTurn: 4_218,
    driverRefundRial: 350_000,
  } as unknown as PermitPass
  const acts = { showCode: () => undefined, showDetails: () => undefined, more: null, isHome: false }
  show(<PassFaces of="voided" pass={pass} acts={acts} />, { showMyPermit: () => null })
  await settle()
  for (const sentence of [
    'شرکت «ترابر هرمز» آن را باطل کرد.',
    'نوبت ۴۲۱۸ مصرف‌شده می‌ماند؛ برای بار بعدی نوبت تازه بگیرید.',
    '۳۵٬۰۰۰ تومان به کیف پولتان برگشت.',
  ])
    expect(screen.getByText(sentence)).toBeDefined()
  const objection = screen.getByRole('link', { name: 'نوشتن به پشتیبانی' })
  expect(objection.getAttribute('href')).toBe('/Comment/New?about=voiding&permit=1405')
})
