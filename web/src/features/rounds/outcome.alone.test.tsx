// @vitest-environment happy-dom
import { screen } from '@testing-library/dom'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import type { MyResult, PriorityRow } from '@bargah/contract/features/rounds/rounds.schema.ts'
import { settle, show } from '../../kernel/show.build.tsx'
import { NotYours, Yours } from './Outcome.tsx'

vi.mock('../../kernel/navigation.tsx', () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
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
