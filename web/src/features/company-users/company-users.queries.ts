import { useQuery } from '@tanstack/react-query'
import { apiQuery, type CallData } from '../../kernel/api.ts'
import { chosen } from '../../kernel/lookups.ts'

export type CompanyUser = CallData<'listCompanyUsers'>[number]

/** The users of one's own company, or, for support, of the one that is named. */
export const useCompanyUsers = (CompanyId?: number) =>
  useQuery(apiQuery('listCompanyUsers', { query: { CompanyId } }))

export const useClosedUsers = () => useQuery(apiQuery('listCompanyUsers', { query: { Closed: true } }))

export const useAgencyKey = () => useQuery({ ...apiQuery('showAgencyKey'), ...chosen, staleTime: Infinity })
