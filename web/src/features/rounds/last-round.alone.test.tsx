// @vitest-environment happy-dom
import { screen } from '@testing-library/dom'
import { expect, it } from 'vitest'
import type { HallNow } from '@bargah/contract/features/rounds/rounds.schema.ts'
import { press, show } from '../../kernel/show.build.tsx'
import { LastRound } from './LastRound.tsx'

const last = {
  id: 90,
  loadHallId: 3,
  opensAt: '2026-11-21T09:00:00Z',
  closesAt: '2026-11-21T09:10:00Z',
  grantedCount: 1,
  trucksLeft: 0,
  trucksUnwanted: 0,
  trucksPassed: 0,
  turnsLeft: 0,
  choosersLeft: 0,
} as unknown as NonNullable<HallNow['lastRound']>
const earlier = {
  id: 87,
  loadHallId: 3,
  opensAt: '2025-11-20T06:30:00Z',
  closesAt: '2025-11-20T06:40:00Z',
  settledAt: '2025-11-20T06:40:00Z',
  cargoCount: 12,
  choiceCount: 30,
  grantedCount: 9,
}

it('staff go from the last round to any earlier one in the log, by its day and hour', async () => {
  show(<LastRound round={last} />, { listRoundsOfHall: () => [earlier] })
  await press('دورهای پیشین')
  const when = await screen.findByText('۲۹ آبان ۱۴۰۴ ۱۰:۰۰', undefined, { timeout: 10_000 })
  expect(when.getAttribute('href')).toBe('/log/3?round=87')
})
