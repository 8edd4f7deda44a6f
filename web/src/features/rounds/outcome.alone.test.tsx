// @vitest-environment happy-dom
import { screen } from '@testing-library/dom'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import type { MyResult, PriorityRow } from '@bargah/contract/features/rounds/rounds.schema.ts'
import { settle, show } from '../../kernel/show.build.tsx'
import MyResultPage from './MyResultPage.tsx'
import { NotYours, Yours } from './Outcome.tsx'
import { ResultRow } from './ResultRow.tsx'

vi.mock('../../kernel/navigation.tsx', () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
  useNavigate: () => () => undefined,
}))

const won = {
  cargoId: 7,
  reserveId: 1_405,
  priority: 2,
  reason: 'granted',
  cargoSource: 'بندرعباس',
  cargoDestination: 'مشهد',
  cargoDistance: 1_783,
  kalaDesc: 'گندم',
  kalaWeight: 22_000,
  cargoRent: 37_550_000,
  netPayToman: 37_515_000,
  driverFeeRial: 350_000,
  officialRateRial: null,
} as PriorityRow
const lost = {
  round: { id: 1 },
  turnNumber: 4_218,
  loaderTypeName: 'تریلی چادری',
  choices: [],
} as unknown as MyResult
const dearer = {
  cargoDestination: 'قزوین',
  priority: 1,
  reason: 'earlier_turn',
  winningTurnNumber: 4_207,
} as PriorityRow
const silent = { listMyPermits: () => [], showMyTurn: () => null }
const told = () => screen.getByRole('status').textContent

it('what came of a list is sentences for who hears it, and leads to the permit itself', async () => {
  const { unmount } = show(
    <Yours choice={won} result={{ ...lost, choices: [dearer, won] }} onWhy={() => undefined} />,
    silent,
  )
  await settle()
  expect(told()).toBe('بار مال شماست. انتخاب دوم شما بود. اولی، قزوین، به نوبت ۴۲۰۷ رسید.')
  // though his open permit is not read yet
  expect(screen.getByRole('link', { name: 'مجوزم را نشان بده' }).getAttribute('href')).toBe('/MyPermits/1405')
  unmount()
  show(<NotYours result={lost} onWhy={() => undefined} />, silent)
  await settle()
  expect(told()).toBe('این بار نشد. در این اعلام بار باری به شما نرسید.')
})

it('a load whose permit was voided is his no longer: why, what came back, and the way to the permit', async () => {
  const opened = { id: 1, loadHallId: 3, opensAt: '2026-11-21T09:00:00Z', closesAt: '2026-11-21T09:10:00Z' }
  const voided = {
    voidReason: 'خرابی ناوگان',
    byCompany: 'ترابر هرمز',
    usedTurn: 4_218,
    driverRefundRial: 350_000,
  }
  const result = { ...lost, round: opened, hallName: 'اصفهان', ledgerCode: null, choices: [won], voided }
  const page = (
    <>
      <MyResultPage />
      <ResultRow />
    </>
  )
  show(page, { ...silent, showMyPermit: () => null, showMyResult: () => result })
  await settle()
  expect(told()).toBe(
    'مجوز این بار باطل شد. بندرعباس به مشهد. شرکت «ترابر هرمز» آن را باطل کرد. دلیل: خرابی ناوگان',
  )
  expect(screen.getByText('۳۵٬۰۰۰ تومان به کیف پولتان برگشت.')).toBeDefined()
  expect(screen.getByText('نوبت ۴۲۱۸ مصرف‌شده می‌ماند؛ برای بار بعدی نوبت تازه بگیرید.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'نوشتن به پشتیبانی' }).getAttribute('href')).toBe('/Comment/New')
  expect(screen.getByRole('link', { name: 'دیدن مجوز' }).getAttribute('href')).toBe('/MyPermits/1405')
  expect(screen.queryByText('مجوزم را نشان بده')).toBeNull()
  expect(screen.getByText(/انتخاب ۲ به شما رسید و مجوزش باطل شد/)).toBeDefined()
})
