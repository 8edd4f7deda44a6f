import { useRead } from '../../kernel/use-read.ts'

const of = (agentId: number) => ({ query: { agentId } })

export const usePermissions = (agentId: number) => useRead('showCompanyPermissions', of(agentId))
export const useRange = (agentId: number) => useRead('showCompanySettings', of(agentId))
export const useFinances = (agentId: number) => useRead('showCompanyFinances', of(agentId))
export const useWsCode = (agentId: number) => useRead('showCompanyWsCode', of(agentId))
export const useNotAllowedGoods = (agentId: number) => useRead('listNotAllowedGoods', of(agentId))
