import { useQueries, useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../kernel/api.ts'
import { inFrontMs, keptLive, keptSteady } from '../../kernel/kept-reads.ts'
import { unlessTold } from '../../kernel/live/told.ts'

export const useStatistics = () => useQuery({ ...apiQuery('showStatistics'), ...keptLive })

/** Every hall that works and how its round stands, for the administration. */
export const useRoundsNow = () =>
  useQuery({ ...apiQuery('listRoundsNow'), refetchInterval: unlessTold(inFrontMs) })

/** The halls, each with its last round where it has had one. */
export function useHallsNow() {
  const halls = useQuery({ ...apiQuery('listHalls'), ...keptSteady })
  const active = halls.data?.rows.filter(({ isActive }) => isActive) ?? []
  const rounds = useQueries({
    queries: active.map((hall) =>
      apiQuery('listRoundsOfHall', {
        query: { LoadHallId: hall.loadHallId, Sort: '-opensAt', Page: 1, PageSize: 1 },
      }),
    ),
  })
  return { halls, rows: active.map((hall, at) => ({ hall, round: rounds[at]?.data?.rows[0] })) }
}
