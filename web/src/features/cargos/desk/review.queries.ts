import { useQuery } from '@tanstack/react-query'
import type { PublicCargo } from '@bargah/contract/features/cargos/cargos.schema.ts'
import { isOneOf, supporters } from '@bargah/contract/kernel/access.ts'
import { apiQuery } from '../../../kernel/api.ts'
import { inFrontMs } from '../../../kernel/kept-reads.ts'
import { useMember } from '../../../kernel/session.ts'
import { unlessTold } from '../../../kernel/live/told.ts'

export const useReviewChecks = (Id: number) =>
  useQuery({ ...apiQuery('showReviewChecks', { query: { Id } }), refetchInterval: unlessTold(inFrontMs) })

/** The company of a cargo as its reviewer reads of it: its name to support, null to itself. */
export const useReviewedCompany = ({ transportationCompanyName }: PublicCargo) =>
  isOneOf(useMember().role, supporters) ? transportationCompanyName : null
