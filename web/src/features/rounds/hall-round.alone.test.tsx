// @vitest-environment happy-dom
import { screen } from '@testing-library/dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { HallNow } from '@bargah/contract/features/rounds/rounds.schema.ts'
import { settle, show } from '../../kernel/show.build.tsx'
import { HallRound } from './HallRound.tsx'

const hall = { round: null, isSettledAtOnce: false, opensByChoice: false, loads: [], liveTurns: 0 }
const waitingUntil = (nextRoundAt: string) => ({ ...hall, nextRoundAt }) as unknown as HallNow
const title = () => screen.getByRole('heading').textContent

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T16:30:00Z') }))
afterEach(() => vi.useRealTimers())

it.each([
  ['2026-11-21T18:30:00Z', 'دور بعدی ساعت ۲۲:۰۰'],
  ['2026-11-22T05:30:00Z', 'دور بعدی فردا ساعت ۰۹:۰۰'],
])('a round that opens at %s is said with its day where that is not today', async (at, said) => {
  show(<HallRound hall={waitingUntil(at)} />, {})
  await settle()
  expect(title()).toBe(said)
})

it('within the hour the clock says what it counts to, so that it is not read as a time of day', async () => {
  show(<HallRound hall={waitingUntil('2026-11-21T16:41:49Z')} />, {})
  await settle()
  expect(screen.getByRole('region', { name: 'دور اعلام بار' }).textContent).toMatch(
    /^دور بعدی ساعت ۲۰:۱۱۱۱:۴۹ تا باز شدن/u,
  )
})
