import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../kernel/api.ts'
import { keptLive } from '../../kernel/kept-reads.ts'
import { unlessTold } from '../../kernel/live/told.ts'

const lookAgainMs = 30_000

/** What halls have for the driver now; for who has no turn. */
export const useHallsForDriver = () =>
  useQuery({ ...apiQuery('showHallsForDriver'), ...keptLive, refetchInterval: unlessTold(lookAgainMs) })
