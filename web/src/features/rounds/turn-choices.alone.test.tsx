// @vitest-environment happy-dom
import { screen } from '@testing-library/dom'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { endSession, startSession } from '../../kernel/session.ts'
import { cleanup, settle, show } from '../../kernel/show.build.tsx'
import TurnChoices from './TurnChoices.tsx'

vi.mock('../../kernel/navigation.tsx', () => ({
  Link: ({ to, search, children }: { to: string; search: { open: number }; children: ReactNode }) => (
    <a href={`${to}?open=${search.open}`}>{children}</a>
  ),
}))

beforeEach(() =>
  startSession({ token: 'a', member: { role: 'LoadHallAdmin' } as never }, { remember: false }),
)
afterEach(() => {
  cleanup()
  endSession('left')
})

const choice = {
  id: 5,
  roundId: 87,
  cargoId: 3_250,
  status: 2,
  reason: 'granted',
  winningTurnNumber: null,
  reserveId: 1_405,
  cargoSource: 'بندرعباس',
  cargoDestination: 'تهران',
  kalaDesc: 'گندم',
  byStaff: false,
  filedAt: '2026-11-21T09:00:00Z',
}

it('a choice of a used turn names its load and leads to its permit and to its round in the log', async () => {
  show(<TurnChoices turnId={1} hallId={3} mayChange={false} />, { listPrioritiesOfTurn: () => [choice] })
  await settle()
  expect(screen.getByText('بار ۳۲۵۰، گندم')).toBeDefined()
  const addressOf = (name: string) => screen.getByText(name).getAttribute('href')
  expect(addressOf('مجوز ۱۴۰۵')).toBe('/LoadHallReserve?open=1405')
  expect(addressOf('این دور در دفتر')).toBe('/log/3?round=87')
})
