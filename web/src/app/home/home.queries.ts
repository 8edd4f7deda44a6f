import { useQueries, useQuery } from '@tanstack/react-query'
import { jalaliDate } from '@bargah/contract/kernel/dates.ts'
import { calls } from '../../kernel/calls.ts'
import { apiQuery } from '../../kernel/api.ts'
import { keptLive, keptSteady } from '../../kernel/kept-reads.ts'
import { serverNow } from '../../kernel/now.ts'
import { mayNow, useMember } from '../../kernel/session.ts'

const onlyCount = { Page: 1, PageSize: 1 }
const sending = { Statuses: [0, 2, 3] as (0 | 2 | 3)[] }
const today = () => ({ FromDate: jalaliDate(serverNow()), ToDate: jalaliDate(serverNow()) })

/** What is so now, in numbers: of the calls that the role may make. */
export function useFigures() {
  const { role } = useMember()
  const cargos = useQuery({
    ...apiQuery('searchCargos', { body: { ...sending, ...onlyCount } }),
    ...keptLive,
    enabled: mayNow(calls.searchCargos.access),
  })
  const permits = useQuery({
    ...apiQuery('searchPermits', { body: { ...today(), ...onlyCount } }),
    ...keptLive,
    enabled: mayNow(calls.searchPermits.access),
  })
  const turns = useQuery({
    ...apiQuery('searchTurns', { body: { IsActive: 1, ...onlyCount } }),
    ...keptLive,
    enabled: role === 'LoadHallAdmin',
  })
  const balance = useQuery({
    ...apiQuery('showMyBalance'),
    ...keptLive,
    enabled: mayNow(calls.showMyBalance.access),
  })
  return { cargos, permits, turns, balance }
}

/** How much there is of the whole marketplace. */
export const useStatistics = () => useQuery({ ...apiQuery('showStatistics'), ...keptLive })

/** The halls, each with its last round where it has had one. */
export function useHallsNow() {
  const halls = useQuery({ ...apiQuery('listHalls'), ...keptSteady })
  const active = halls.data?.rows.filter(({ isActive }) => isActive) ?? []
  const rounds = useQueries({
    queries: active.map(({ loadHallId }) =>
      apiQuery('listRoundsOfHall', {
        query: { LoadHallId: loadHallId, Sort: '-opensAt', Page: 1, PageSize: 1 },
      }),
    ),
  })
  return { halls, rows: active.map((hall, at) => ({ hall, round: rounds[at]?.data?.rows[0] })) }
}
