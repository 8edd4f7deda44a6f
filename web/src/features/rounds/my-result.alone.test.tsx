// @vitest-environment happy-dom
import { useQueryClient } from '@tanstack/react-query'
import { screen } from '@testing-library/dom'
import { type ReactNode, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { held, settle, show } from '../../kernel/show.build.tsx'
import MyResultPage from './MyResultPage.tsx'
import { myResultQuery } from './rounds.queries.ts'

vi.mock('../../kernel/navigation.tsx', () => ({
  Link: ({ children }: { children: ReactNode }) => <a href="#there">{children}</a>,
  useNavigate: () => () => undefined,
}))

const result = (roundId: number) => ({
  round: { id: roundId, loadHallId: 3, opensAt: '2026-11-21T09:00:00Z', closesAt: '2026-11-21T09:10:00Z' },
  hallName: 'اصفهان',
  turnNumber: 4_218,
  loaderTypeName: 'تریلی کفی',
  ledgerCode: null,
  choices: [],
})
const turnIn = (closesInMs: number) => ({
  id: 1,
  turnNumber: 4_218,
  loadHallId: 3,
  reservationLimit: 10,
  round: {
    id: 9,
    opensAt: new Date(Date.now() - 600_000).toISOString(),
    closesAt: new Date(Date.now() + closesInMs).toISOString(),
  },
  serverNow: new Date().toISOString(),
})
const chosen = { id: 5, cargoId: 7, priority: 1, cargoSource: 'تبریز', cargoDestination: 'قم' }
const silent = { listMyPermits: () => [], showMyPermit: () => null, listPrioritiesOfTurn: () => [chosen] }

/** The page on a phone that kept what it read before. */
function Kept({ of }: { of: unknown }) {
  const client = useQueryClient()
  useState(() => client.setQueryData(myResultQuery.queryKey, of as never, { updatedAt: 1 }))
  return <MyResultPage />
}
const older = () => screen.queryByText('چرا این‌طور شد؟')

it('an older result is not shown for the round that is being divided', async () => {
  show(<MyResultPage />, { ...silent, showMyTurn: () => turnIn(-2_000), showMyResult: () => result(8) })
  await settle()
  expect(screen.getByText('فهرست‌ها بسته شد')).toBeDefined()
  expect(older()).toBeNull()
})

it('an older result says so while a round is open', async () => {
  show(<MyResultPage />, { ...silent, showMyTurn: () => turnIn(60_000), showMyResult: () => result(8) })
  await settle()
  expect(older()).not.toBeNull()
  expect(screen.getByText(/نتیجهٔ اعلام بار پیشین است/)).toBeDefined()
})

it('what the phone kept is not shown while it is asked whether there is a newer one', async () => {
  const answer = held<unknown>()
  show(<Kept of={result(8)} />, { ...silent, showMyTurn: () => null, showMyResult: () => answer.promise })
  await settle()
  expect(older()).toBeNull()
  answer.letGo(result(9))
  await settle()
  expect(older()).not.toBeNull()
})

it('all of a round leads to his turn in the public log and to what came of that round', async () => {
  const written = { ...result(8), ledgerCode: 'a1' }
  show(<MyResultPage />, { ...silent, showMyTurn: () => null, showMyResult: () => written })
  await settle()
  const link = screen.getByText('همهٔ جزئیات این اعلام بار').closest('a')
  expect(link?.getAttribute('href')).toBe('/log/3?turn=4218&round=8')
})
