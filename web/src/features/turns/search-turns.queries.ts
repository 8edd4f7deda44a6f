import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../kernel/api.ts'
import { keptLive } from '../../kernel/kept-reads.ts'

const queueLookedAtMs = 15_000

/** The live turns of a hall in the order of service, looked at again every quarter of a minute. */
export const useQueue = (hallId: number | null, enabled: boolean) =>
  useQuery({
    ...apiQuery('searchTurns', { body: { IsActive: 1, LoadHallId: hallId } }),
    ...keptLive,
    enabled,
    refetchInterval: queueLookedAtMs,
  })
