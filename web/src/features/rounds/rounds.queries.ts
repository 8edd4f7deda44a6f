import { queryOptions, useQuery } from '@tanstack/react-query'
import { apiQuery, call } from '../../kernel/api.ts'
import { keptLive } from '../../kernel/kept-reads.ts'
import { unlessTold } from '../../kernel/live/told.ts'
import type { ListStore } from './my-list.store.ts'

const openEveryMs = 8_000

/** A turn's waiting choices, and which of the store's done changes they hold already. */
export const myChoicesQuery = (turnId: number, store: ListStore | null, often: boolean) =>
  queryOptions({
    ...keptLive,
    queryKey: apiQuery('listPrioritiesOfTurn', { query: { DriverTurnId: turnId } }).queryKey,
    queryFn: async ({ signal }) => {
      const readUpTo = store?.doneCount() ?? 0
      const { rows } = await call('listPrioritiesOfTurn', { query: { DriverTurnId: turnId }, signal })
      return { rows, readUpTo }
    },
    ...(often && { refetchInterval: unlessTold(openEveryMs) }),
  })

/** What became of the driver's last list, or null. Asked for anew each time: a split may have come since. */
export const myResultQuery = queryOptions({ ...apiQuery('showMyResult'), ...keptLive, staleTime: 0 })
export const useMyResult = () => useQuery(myResultQuery)
