import { keptLive } from '../../../kernel/kept-reads.ts'
import { unlessTold } from '../../../kernel/live/told.ts'
import { useRead } from '../../../kernel/use-read.ts'

const openEveryMs = 8_000

/** What a hall announces now; a driver sees what fits his truck. `often`: a round is open. */
export const useAnnouncedLoads = (hallId: number | undefined, often: boolean) =>
  useRead('listAnnouncedCargos', {
    body: { LoadHalId: hallId },
    ...keptLive,
    ...(often && { refetchInterval: unlessTold(openEveryMs) }),
  })

export const useFreeLoads = () => useRead('listFreeCargos', { body: {}, ...keptLive })
