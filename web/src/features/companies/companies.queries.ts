import { useQuery } from '@tanstack/react-query'
import type { WholeCompany } from '@bargah/contract/features/companies/companies.schema.ts'
import { apiQuery } from '../../kernel/api.ts'
import { wholeOf } from './company-list.tsx'

/** The link to its document lives a minute, so it is made anew before. */
const linkAnewMs = 45_000

/** The other registrations of a company's national id, which whoever decides about one must have seen (docs/decisions/0081). */
export function useOthers({ id, nationalId }: WholeCompany): WholeCompany[] {
  const all = useQuery({
    ...apiQuery('listCompanies', { query: { NationalId: nationalId } }),
    staleTime: 0,
    refetchInterval: linkAnewMs,
  })
  return (all.data?.rows ?? []).map(wholeOf).filter((company) => company.id !== id)
}

export const useCompany = (TransportationCompanyId: number) =>
  useQuery({
    ...apiQuery('showCompany', { query: { TransportationCompanyId } }),
    staleTime: 0,
    refetchInterval: linkAnewMs,
  })
