import { keptLive } from '../../kernel/kept-reads.ts'
import { unlessTold, unlessToldMs } from '../../kernel/live/told.ts'
import { currentSession } from '../../kernel/session.ts'
import { useRead } from '../../kernel/use-read.ts'

const lookedAtMs = 8_000

/** All choices of a turn, of every round, as staff look at them. */
export const useChoicesOfTurn = (turnId: number) =>
  useRead('listPrioritiesOfTurn', {
    query: { DriverTurnId: turnId, IsAll: true },
    refetchInterval: unlessTold(lookedAtMs),
  })

/** The loads of the hall of a turn, each with why it cannot be chosen for the driver. */
export const useLoadsForTurn = (turnId: number) =>
  useRead('showLoadsForTurn', { query: { DriverTurnId: turnId }, refetchInterval: unlessTold(lookedAtMs) })

const openEveryMs = 4_000

/** The hall of the caller at this moment, for hall staff; looked at more often while a round is open. */
export const useHallNow = () =>
  useRead('showHallNow', {
    query: {},
    ...keptLive,
    enabled: currentSession()?.member.role === 'LoadHallAdmin',
    refetchInterval: ({ state }) => unlessToldMs(state.data?.round ? openEveryMs : lookedAtMs),
  })
