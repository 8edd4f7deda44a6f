import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../kernel/api.ts'
import { inFrontMs, keptLive } from '../../kernel/kept-reads.ts'
import { unlessTold } from '../../kernel/live/told.ts'

export const useLatestPermits = (count: number) =>
  useQuery({
    ...apiQuery('searchPermits', { body: { Page: 1, PageSize: count } }),
    ...keptLive,
  })

export const usePermit = (id: number) =>
  useQuery({ ...apiQuery('showPermit', { query: { Id: id } }), refetchInterval: unlessTold(inFrontMs) })

export const useTurnBack = (permitId: number) =>
  useQuery(apiQuery('previewTurnBack', { query: { DriverReserveId: permitId } }))

export const usePermitsOf = (cargoId: number) =>
  useQuery({
    ...apiQuery('listPermitsOfCargo', { query: { CargoId: cargoId } }),
    refetchInterval: unlessTold(inFrontMs),
  })

export const useVerified = (code: string) =>
  useQuery({ ...apiQuery('verifyPermit', { query: { Code: code } }), staleTime: 0 })
