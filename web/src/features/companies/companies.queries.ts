import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../kernel/api.ts'

/** The link to its document lives a minute, so it is made anew before. */
const linkAnewMs = 45_000

export const useCompany = (TransportationCompanyId: number) =>
  useQuery({
    ...apiQuery('showCompany', { query: { TransportationCompanyId } }),
    staleTime: 0,
    refetchInterval: linkAnewMs,
  })
