import * as z from 'zod/mini'
import { endpoint } from '../../kernel/endpoint.ts'
import {
  AgentFinances,
  AgentGoodsQuery,
  AgentPermissions,
  AgentQuery,
  AgentSettings,
  AgentWsCode,
  financesFaults,
  NotAllowedGoods,
  PermissionQuery,
  SaveAgentWsCodeBody,
  SetAgentFinancesBody,
  SetAgentSettingBody,
} from './agencies.schema.ts'
import { agentSettingRefusals, wsCodeRefusals } from './agencies.text.ts'

const access = { roles: ['Admin'] } as const
const reads = { method: 'GET', reply: 'bare', effect: 'read', about: ['agency'], access } as const
const writes = { reply: 'bare', effect: 'write', changes: ['agency'], access } as const
/** What old clients write by a GET. */
const writesByGet = { ...writes, method: 'GET', data: z.boolean() } as const

/** What administrators set for a company: what it may, how far, at what price, and its own credentials for the inquiry service. */
export const agencies = {
  showAgentPermissions: endpoint({
    ...reads,
    path: '/api/AgentPermissionApi/GetAgentPermissions',
    query: AgentQuery,
    data: AgentPermissions,
  }),
  grantAgentPermission: endpoint({
    ...writesByGet,
    path: '/api/AgentPermissionApi/GrantPermission',
    title: 'دادن دسترسی به نمایندگی',
    reaches: [],
    undoneBy: 'denyAgentPermission',
    query: PermissionQuery,
  }),
  denyAgentPermission: endpoint({
    ...writesByGet,
    path: '/api/AgentPermissionApi/DenyPermission',
    title: 'گرفتن دسترسی از نمایندگی',
    reaches: [],
    undoneBy: 'grantAgentPermission',
    query: PermissionQuery,
  }),
  showAgentSettings: endpoint({
    ...reads,
    path: '/api/AgentSetingApi/GetAgentSettings',
    query: AgentQuery,
    data: AgentSettings,
  }),
  setAgentSetting: endpoint({
    ...writes,
    method: 'POST',
    path: '/api/AgentSetingApi/SetAgentSetting',
    title: 'محدودهٔ رزرو نمایندگی',
    reaches: [],
    stays: 'typed',
    refusals: [agentSettingRefusals],
    body: SetAgentSettingBody,
    data: z.boolean(),
  }),
  /** Ours: the specification only writes it. */
  showAgentFinances: endpoint({
    ...reads,
    path: '/api/AgencyApi/GetAgentFinancialConfiguration',
    query: AgentQuery,
    data: AgentFinances,
  }),
  /** Holds for what is declared from now on; what is declared keeps its price. */
  setAgentFinances: endpoint({
    ...writes,
    method: 'POST',
    path: '/api/AgencyApi/AgentFinancialConfiguration',
    title: 'پیکربندی مالی نمایندگی',
    reaches: [],
    stays: 'typed',
    reauthenticates: true,
    refusals: [agentSettingRefusals],
    body: SetAgentFinancesBody,
    faults: financesFaults,
    data: z.boolean(),
  }),
  showAgentWsCode: endpoint({
    ...reads,
    path: '/api/AgentWSCodeApi/GetAgentWSCode',
    query: AgentQuery,
    data: AgentWsCode,
  }),
  saveAgentWsCode: endpoint({
    ...writes,
    method: 'POST',
    path: '/api/AgentWSCodeApi/SaveAgentWSCode',
    title: 'کد وب‌سرویس نمایندگی',
    reaches: [],
    stays: 'typed',
    reauthenticates: true,
    refusals: [wsCodeRefusals],
    body: SaveAgentWsCodeBody,
    data: AgentWsCode,
  }),
  listNotAllowedGoods: endpoint({
    ...reads,
    path: '/api/AgencyApi/GetAgencyNotAllowedkalasForInstantBill',
    query: AgentQuery,
    data: z.array(NotAllowedGoods),
  }),
  addNotAllowedGoods: endpoint({
    ...writesByGet,
    path: '/api/AgencyApi/AddkalaToNotAllowedkalasForInstantBill',
    title: 'کنار گذاشتن کالا از صدور آنی',
    reaches: [],
    undoneBy: 'deleteNotAllowedGoods',
    query: AgentGoodsQuery,
  }),
  deleteNotAllowedGoods: endpoint({
    ...writesByGet,
    path: '/api/AgencyApi/DeletekalaFromNotAllowedkalasForInstantBill',
    title: 'برگرداندن کالا به صدور آنی',
    reaches: [],
    undoneBy: 'addNotAllowedGoods',
    query: AgentGoodsQuery,
  }),
}
