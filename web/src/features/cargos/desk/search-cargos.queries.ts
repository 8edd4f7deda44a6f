import { useQuery } from '@tanstack/react-query'
import { sendingStatuses } from '@bargah/contract/features/cargos/cargos.states.ts'
import { apiQuery } from '../../../kernel/api.ts'
import { inFrontMs, keptLive } from '../../../kernel/kept-reads.ts'
import { unlessTold } from '../../../kernel/live/told.ts'

export const useSendingCargos = (count: number) =>
  useQuery({
    ...apiQuery('searchCargos', { body: { Statuses: sendingStatuses, Page: 1, PageSize: count } }),
    ...keptLive,
  })

export const useRequestsOf = (cargoId: number) =>
  useQuery({
    ...apiQuery('listPrioritiesOfCargo', { query: { CargoId: cargoId } }),
    refetchInterval: unlessTold(inFrontMs),
  })
