import { queryOptions } from '@tanstack/react-query'
import { apiQuery, call } from '../../kernel/api.ts'
import { isTold } from '../../kernel/live/told.ts'

const lookedAtMs = 1_000
/** While it is told of changes as they happen: often enough to know that the server is there. */
const toldMs = 3_000
const lostMs = 4_000
/** A request that a sleep of the machine cut off never answers by itself. */
const longestMs = 8_000

/** A hall's board, read at once when its hall changes, or else each second, for as long as it hangs on the wall. */
export const boardQuery = (hallId: number) => {
  const query = { LoadHallId: hallId }
  return queryOptions({
    ...apiQuery('showBoard', { query }),
    queryFn: () => call('showBoard', { query, signal: AbortSignal.timeout(longestMs) }),
    // the next look is the repetition
    retry: false,
    refetchInterval: ({ state }) => (state.status === 'error' ? lostMs : isTold() ? toldMs : lookedAtMs),
    refetchIntervalInBackground: true,
  })
}
