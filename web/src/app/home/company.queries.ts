import { useQuery } from '@tanstack/react-query'
import { cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import { apiQuery } from '../../kernel/api.ts'
import { calls } from '../../kernel/calls.ts'
import { keptLive } from '../../kernel/kept-reads.ts'
import { mayNow } from '../../kernel/session.ts'
import { permitStatus } from '@bargah/contract/features/permits/permits.states.ts'

const onlyCount = { Page: 1, PageSize: 1 }

export const useCompanyStatistics = () => useQuery({ ...apiQuery('showCompanyStatistics'), ...keptLive })

/** How many rows two lists have, as those lists ask for them. */
export function useCompanyCounts() {
  const sending = useQuery({
    ...apiQuery('searchCargos', { body: { Statuses: [cargoStatus.sending], ...onlyCount } }),
    ...keptLive,
    enabled: mayNow(calls.searchCargos.access),
  })
  const delivered = useQuery({
    ...apiQuery('searchPermits', { body: { DriverReserveStatus: permitStatus.delivered, ...onlyCount } }),
    ...keptLive,
    enabled: mayNow(calls.searchPermits.access),
  })
  return { sending, delivered }
}
