import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../kernel/api.ts'
import { keptLive } from '../../../kernel/kept-reads.ts'
import { unlessTold } from '../../../kernel/live/told.ts'

const openEveryMs = 8_000

/** What a hall announces now; a driver sees what fits his truck. `often`: a round is open. */
export const useAnnouncedLoads = (hallId: number | undefined, often: boolean) =>
  useQuery({
    ...apiQuery('listAnnouncedCargos', { body: { LoadHalId: hallId } }),
    ...keptLive,
    ...(often && { refetchInterval: unlessTold(openEveryMs) }),
  })

export const useFreeLoads = () => useQuery({ ...apiQuery('listFreeCargos', { body: {} }), ...keptLive })
