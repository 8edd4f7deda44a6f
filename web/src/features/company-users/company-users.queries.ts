import type { CallData } from '../../kernel/api.ts'
import { chosen } from '../../kernel/lookups.ts'
import { useRead } from '../../kernel/use-read.ts'

export type CompanyUser = CallData<'listCompanyUsers'>[number]

/** The users of one's own company, or, for support, of the one that is named. */
export const useCompanyUsers = (CompanyId?: number) => useRead('listCompanyUsers', { query: { CompanyId } })

export const useClosedUsers = () => useRead('listCompanyUsers', { query: { Closed: true } })

export const useAgencyKey = () => useRead('showAgencyKey', { ...chosen, staleTime: Infinity })
