import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../kernel/api.ts'
import { keptLive } from '../../kernel/kept-reads.ts'
import { unlessTold } from '../../kernel/live/told.ts'

const openEveryMs = 4_000
const idleEveryMs = 8_000

/** The queue of the caller's hall with the reasons as they stand; where no stream tells, looked at more often while a round is open. */
export const useHallQueue = (isRoundOpen: boolean) =>
  useQuery({
    ...apiQuery('showHallQueue', { query: {} }),
    ...keptLive,
    refetchInterval: unlessTold(isRoundOpen ? openEveryMs : idleEveryMs),
  })
