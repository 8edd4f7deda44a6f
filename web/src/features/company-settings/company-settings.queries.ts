import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../kernel/api.ts'

const of = (agentId: number) => ({ query: { agentId } })

export const usePermissions = (agentId: number) => useQuery(apiQuery('showCompanyPermissions', of(agentId)))
export const useRange = (agentId: number) => useQuery(apiQuery('showCompanySettings', of(agentId)))
export const useFinances = (agentId: number) => useQuery(apiQuery('showCompanyFinances', of(agentId)))
export const useWsCode = (agentId: number) => useQuery(apiQuery('showCompanyWsCode', of(agentId)))
export const useNotAllowedGoods = (agentId: number) => useQuery(apiQuery('listNotAllowedGoods', of(agentId)))
