import * as z from 'zod/mini'
import { endpoint } from '../../kernel/endpoint.ts'
import {
  CompanyFinances,
  CompanyGoodsQuery,
  CompanyPermissions,
  CompanyIdQuery,
  CompanySettings,
  CompanyWsCode,
  financesFaults,
  NotAllowedGoods,
  PermissionQuery,
  SaveCompanyWsCodeBody,
  SetCompanyFinancesBody,
  SetCompanySettingBody,
} from './company-settings.schema.ts'
import { companySettingRefusals, wsCodeRefusals } from './company-settings.text.ts'

const access = { roles: ['Admin'] } as const
const reads = { method: 'GET', reply: 'bare', effect: 'read', about: ['companySetting'], access } as const
const writes = { reply: 'bare', effect: 'write', changes: ['companySetting'], access } as const
/** What old clients write by a GET. */
const writesByGet = { ...writes, method: 'GET', data: z.boolean() } as const

/** What administrators set for a company: what it may, how far, at what price, and its own credentials for the inquiry service. */
export const companySettings = {
  showCompanyPermissions: endpoint({
    ...reads,
    path: '/api/AgentPermissionApi/GetAgentPermissions',
    query: CompanyIdQuery,
    data: CompanyPermissions,
  }),
  grantCompanyPermission: endpoint({
    ...writesByGet,
    path: '/api/AgentPermissionApi/GrantPermission',
    title: 'دادن دسترسی به نمایندگی',
    reaches: [],
    undoneBy: 'denyCompanyPermission',
    query: PermissionQuery,
  }),
  denyCompanyPermission: endpoint({
    ...writesByGet,
    path: '/api/AgentPermissionApi/DenyPermission',
    title: 'گرفتن دسترسی از نمایندگی',
    reaches: [],
    undoneBy: 'grantCompanyPermission',
    query: PermissionQuery,
  }),
  showCompanySettings: endpoint({
    ...reads,
    path: '/api/AgentSetingApi/GetAgentSettings',
    query: CompanyIdQuery,
    data: CompanySettings,
  }),
  setCompanySetting: endpoint({
    ...writes,
    method: 'POST',
    path: '/api/AgentSetingApi/SetAgentSetting',
    title: 'محدودهٔ رزرو نمایندگی',
    reaches: [],
    stays: 'typed',
    refusals: [companySettingRefusals],
    body: SetCompanySettingBody,
    data: z.boolean(),
  }),
  /** Ours: the specification only writes it. */
  showCompanyFinances: endpoint({
    ...reads,
    path: '/api/AgencyApi/GetAgentFinancialConfiguration',
    query: CompanyIdQuery,
    data: CompanyFinances,
  }),
  /** Holds for what is declared from now on; what is declared keeps its price. */
  setCompanyFinances: endpoint({
    ...writes,
    method: 'POST',
    path: '/api/AgencyApi/AgentFinancialConfiguration',
    title: 'پیکربندی مالی نمایندگی',
    reaches: [],
    stays: 'typed',
    reauthenticates: true,
    refusals: [companySettingRefusals],
    body: SetCompanyFinancesBody,
    faults: financesFaults,
    data: z.boolean(),
  }),
  showCompanyWsCode: endpoint({
    ...reads,
    path: '/api/AgentWSCodeApi/GetAgentWSCode',
    query: CompanyIdQuery,
    data: CompanyWsCode,
  }),
  saveCompanyWsCode: endpoint({
    ...writes,
    method: 'POST',
    path: '/api/AgentWSCodeApi/SaveAgentWSCode',
    title: 'کد وب‌سرویس نمایندگی',
    reaches: [],
    stays: 'typed',
    reauthenticates: true,
    refusals: [wsCodeRefusals],
    body: SaveCompanyWsCodeBody,
    data: CompanyWsCode,
  }),
  listNotAllowedGoods: endpoint({
    ...reads,
    path: '/api/AgencyApi/GetAgencyNotAllowedkalasForInstantBill',
    query: CompanyIdQuery,
    data: z.array(NotAllowedGoods),
  }),
  addNotAllowedGoods: endpoint({
    ...writesByGet,
    path: '/api/AgencyApi/AddkalaToNotAllowedkalasForInstantBill',
    title: 'کنار گذاشتن کالا از صدور آنی',
    reaches: [],
    undoneBy: 'deleteNotAllowedGoods',
    query: CompanyGoodsQuery,
  }),
  deleteNotAllowedGoods: endpoint({
    ...writesByGet,
    path: '/api/AgencyApi/DeletekalaFromNotAllowedkalasForInstantBill',
    title: 'برگرداندن کالا به صدور آنی',
    reaches: [],
    undoneBy: 'addNotAllowedGoods',
    query: CompanyGoodsQuery,
  }),
}
