import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { apiQuery, sendTimed } from '../../kernel/api.ts'
import { keptLive, keptOpen } from '../../kernel/kept-reads.ts'
import { noteServerNow, serverNow } from '../../kernel/now.ts'
import { unlessTold, unlessToldMs } from '../../kernel/live/told.ts'
import { computePollMs } from './my-turn.rules.ts'
import { useRead } from '../../kernel/use-read.ts'

/** The driver's live turn or null, read again by itself; it also sets our clock by the server's. */
const myTurnQuery = () =>
  queryOptions({
    ...apiQuery('showMyTurn'),
    ...keptLive,
    queryFn: async ({ signal }) => {
      const { data: turn, askedAtMs, answeredAtMs } = await sendTimed('showMyTurn', { signal })
      if (turn) noteServerNow(turn.serverNow, askedAtMs, answeredAtMs)
      return turn
    },
    refetchInterval: (query) => unlessToldMs(computePollMs(query.state.data ?? null, serverNow())),
  })

export const useMyTurn = () => useQuery(myTurnQuery())

export const useHalls = () => useRead('listHalls', keptOpen)

export const useHall = (hallId: number | undefined) =>
  useHalls().data?.rows.find((hall) => hall.loadHallId === hallId)

const liveAndEnded = 2

/** The driver's own turns, live and ended, the newest first. */
export const useMyTurns = (count: number) =>
  useRead('searchTurns', {
    body: { IsActive: liveAndEnded, Page: 1, PageSize: count },
    ...keptLive,
    placeholderData: keepPreviousData,
  })

const lookAgainMs = 30_000

/** What halls have for the driver now; for who has no turn. */
export const useHallsForDriver = () =>
  useRead('showHallsForDriver', { ...keptLive, refetchInterval: unlessTold(lookAgainMs) })
