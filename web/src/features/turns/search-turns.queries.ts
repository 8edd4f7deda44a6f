import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../kernel/api.ts'
import { keptLive } from '../../kernel/kept-reads.ts'

/** The live turns of a hall in the order of service. */
export const useQueue = (hallId: number | null, enabled: boolean) =>
  useQuery({
    ...apiQuery('searchTurns', { body: { IsActive: 1, LoadHallId: hallId } }),
    ...keptLive,
    enabled,
  })
