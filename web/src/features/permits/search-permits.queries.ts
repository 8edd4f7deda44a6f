import { inFrontMs, keptLive } from '../../kernel/kept-reads.ts'
import { unlessTold } from '../../kernel/live/told.ts'
import { useRead } from '../../kernel/use-read.ts'

export const useLatestPermits = (count: number) =>
  useRead('searchPermits', { body: { Page: 1, PageSize: count }, ...keptLive })

export const usePermit = (id: number) =>
  useRead('showPermit', { query: { Id: id }, refetchInterval: unlessTold(inFrontMs) })

export const useTurnBack = (permitId: number) =>
  useRead('previewTurnBack', { query: { DriverReserveId: permitId } })

export const usePermitsOf = (cargoId: number, enabled = true) =>
  useRead('listPermitsOfCargo', {
    query: { CargoId: cargoId },
    refetchInterval: unlessTold(inFrontMs),
    enabled,
  })

export const useVerified = (code: string) => useRead('verifyPermit', { query: { Code: code }, staleTime: 0 })
