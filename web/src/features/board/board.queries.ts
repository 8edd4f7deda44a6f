import { queryOptions } from '@tanstack/react-query'
import { apiQuery, call } from '../../kernel/api.ts'
import { noteServerNow } from '../../kernel/now.ts'

const lookedAtMs = 1_000
const lostMs = 4_000
/** A request that a sleep of the machine cut off never answers by itself. */
const longestMs = 8_000

/** A hall's board, read each second for as long as it hangs on the wall. */
export const boardQuery = (hallId: number) => {
  const query = { LoadHallId: hallId }
  return queryOptions({
    ...apiQuery('showBoard', { query }),
    queryFn: async () => {
      const askedAt = Date.now()
      const shown = await call('showBoard', { query, signal: AbortSignal.timeout(longestMs) })
      noteServerNow(shown.serverNow, askedAt)
      return shown
    },
    // the next look is the repetition
    retry: false,
    refetchInterval: ({ state }) => (state.status === 'error' ? lostMs : lookedAtMs),
    refetchIntervalInBackground: true,
  })
}
