import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../kernel/api.ts'

const lookedAtMs = 8_000

/** All choices of a turn, of every round, as staff look at them. */
export const useChoicesOfTurn = (turnId: number) =>
  useQuery({
    ...apiQuery('listPrioritiesOfTurn', { query: { DriverTurnId: turnId, IsAll: true } }),
    refetchInterval: lookedAtMs,
  })

/** The loads of the hall of a turn, each with why it cannot be chosen for the driver. */
export const useLoadsForTurn = (turnId: number) =>
  useQuery({
    ...apiQuery('showLoadsForTurn', { query: { DriverTurnId: turnId } }),
    refetchInterval: lookedAtMs,
  })
