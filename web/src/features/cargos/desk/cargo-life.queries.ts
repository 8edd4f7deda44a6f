import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../kernel/api.ts'
import { calls } from '../../../kernel/calls.ts'
import { mayNow } from '../../../kernel/session.ts'
import { inFrontMs } from '../../../kernel/kept-reads.ts'
import { unlessTold } from '../../../kernel/live/told.ts'

/** What only the whole cargo says, once it was read; undefined for those who may not look into cargos. */
export function useCargoSheet(cargoId: number) {
  const enabled = mayNow(calls.showCargo.access)
  return useQuery({ ...apiQuery('showCargo', { query: { cargoId } }), enabled }).data
}

export const useCargoLife = (cargoId: number) =>
  useQuery({ ...apiQuery('showCargoLife', { query: { cargoId } }), refetchInterval: unlessTold(inFrontMs) })
