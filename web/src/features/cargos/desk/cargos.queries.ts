import type { PublicCargo } from '@bargah/contract/features/cargos/cargos.schema.ts'
import { isOneOf, supporters } from '@bargah/contract/kernel/access.ts'
import { mayCall } from '../../../kernel/calls.ts'
import { useMember } from '../../../kernel/session.ts'
import { inFrontMs } from '../../../kernel/kept-reads.ts'
import { unlessTold } from '../../../kernel/live/told.ts'
import { useRead } from '../../../kernel/use-read.ts'

/** What only the whole cargo says; not asked for by those who may not look into cargos. */
export const useCargoSheet = (cargoId: number) =>
  useRead('showCargo', { query: { cargoId }, enabled: mayCall('showCargo') })

export const useCargoLife = (cargoId: number, enabled = true) =>
  useRead('showCargoLife', { query: { cargoId }, refetchInterval: unlessTold(inFrontMs), enabled })

export const useReviewChecks = (Id: number) =>
  useRead('showReviewChecks', { query: { Id }, refetchInterval: unlessTold(inFrontMs) })

/** The company of a cargo as its reviewer reads of it: its name to support, null to itself. */
export const useReviewedCompany = ({ transportationCompanyName }: PublicCargo) =>
  isOneOf(useMember().role, supporters) ? transportationCompanyName : null

export const useRequestsOf = (cargoId: number, enabled = true) =>
  useRead('listPrioritiesOfCargo', {
    query: { CargoId: cargoId },
    refetchInterval: unlessTold(inFrontMs),
    enabled,
  })
