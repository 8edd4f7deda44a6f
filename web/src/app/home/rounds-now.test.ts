import type { RoundNow } from '@bargah/contract/features/rounds/desk.schema.ts'
import { expect, it } from 'vitest'
import { standingOf } from './RoundsNow.tsx'

const still: RoundNow = {
  loadHallId: 1,
  loadHallName: 'یزد',
  isSettledAtOnce: false,
  opensAt: null,
  closesAt: null,
  nextRoundAt: null,
  liveTurns: 3,
  choosers: 0,
  cargoCount: 2,
  trucksLeft: 4,
}
const at = '2026-11-21T10:40:00Z'

it.each([
  [{ closesAt: at, liveTurns: 0, trucksLeft: 0 }, 'open'],
  [{ nextRoundAt: at, trucksLeft: 0 }, 'coming'],
  [{ trucksLeft: 0, liveTurns: 0 }, 'empty'],
  [{ liveTurns: 0, isSettledAtOnce: true }, 'noDrivers'],
  [{ isSettledAtOnce: true }, 'atOnce'],
  [{}, 'waits'],
] as const)('a hall of %j is %s', (change, standing) => {
  expect(standingOf({ ...still, ...change })).toBe(standing)
})
