import { companySettings } from '@bargah/contract/features/company-settings/company-settings.endpoints.ts'
import type {
  CompanyFinances,
  CompanyWsCode,
} from '@bargah/contract/features/company-settings/company-settings.schema.ts'
import { maskedPassword } from '@bargah/contract/features/company-settings/company-settings.text.ts'
import type { Call } from '../../kernel/call.ts'
import { notFound } from '../../kernel/errors.ts'
import type { KeyRing } from '../../kernel/keys.rules.ts'
import { routes } from '../../kernel/routes.ts'
import { computeFinances } from './company-settings.rules.ts'
import {
  deleteNotAllowed,
  findWsCode,
  insertNotAllowed,
  isGoods,
  setCommission,
  setPermission,
} from './company-settings.store.ts'
import { type CompanyFacts, findCompanySettings, listNotAllowed } from './company-settings.views.ts'
import { noCompany, saveWsCode, setCompanyRange, writeCompanySetting } from './set-for-company.ts'

const noGoods = () => notFound('کالایی با این مشخصات')

export const companySettingsRoutes = ({ keys }: { keys: KeyRing }) =>
  routes(companySettings, {
    showCompanyPermissions: async (call, { query }) =>
      presentPermissions(await companyOf(call, query.agentId)),
    grantCompanyPermission: (call, { query: { agentId, type } }) =>
      writeCompanySetting(call, agentId, async (tx) => {
        await setPermission(tx, agentId, type, true)
        return true
      }),
    denyCompanyPermission: (call, { query: { agentId, type } }) =>
      writeCompanySetting(call, agentId, async (tx) => {
        await setPermission(tx, agentId, type, false)
        return true
      }),
    showCompanySettings: async (call, { query }) => presentSettings(await companyOf(call, query.agentId)),
    setCompanySetting: (call, { body }) => setCompanyRange(call, body.AgentID, body.Name, body.ValueInt),
    showCompanyFinances: async (call, { query }) => presentFinances(await companyOf(call, query.agentId)),
    setCompanyFinances: (call, { body }) =>
      writeCompanySetting(call, body.AgentId, async (tx) => {
        await setCommission(tx, body.AgentId, computeFinances(body))
        return true
      }),
    showCompanyWsCode: (call, { query }) => wsCodeOf(call, query.agentId),
    saveCompanyWsCode: async (call, { body }) => {
      await saveWsCode(call, keys, body.AgentId, {
        username: body.AgentWSUserName,
        password: body.AgentWSPassword,
        companyCode: body.AgentCompanyCode ?? null,
        isActive: body.AgentWSActive,
      })
      return wsCodeOf(call, body.AgentId)
    },
    listNotAllowedGoods: async (call, { query }) => {
      const { id } = await companyOf(call, query.agentId)
      return (await listNotAllowed(call.db, id)).map(presentGoods)
    },
    addNotAllowedGoods: (call, { query: { agentId, kalaId } }) =>
      writeCompanySetting(call, agentId, async (tx) => {
        if (!(await isGoods(tx, kalaId))) throw noGoods()
        await insertNotAllowed(tx, agentId, kalaId)
        return true
      }),
    deleteNotAllowedGoods: (call, { query: { agentId, kalaId } }) =>
      writeCompanySetting(call, agentId, async (tx) => {
        if (!(await deleteNotAllowed(tx, agentId, kalaId))) throw noGoods()
        return true
      }),
  })

async function companyOf(call: Call, companyId: number): Promise<CompanyFacts> {
  const found = await findCompanySettings(call.db, companyId)
  if (!found) throw noCompany()
  return found
}

const presentPermissions = (company: CompanyFacts) => ({
  agentId: company.id,
  instantBill: company.instantBill,
  reserveEntrancePermission: company.reserveEntrancePermission,
  insertDraft: company.insertDraft,
  loadSelectedDrivers: company.loadSelectedDrivers,
  loadSystemReserve: company.loadSystemReserve,
})

const presentSettings = (company: CompanyFacts) => ({
  agentId: company.id,
  MinLoadReserveRange: company.minLoadReserveRangeKm ?? 0,
  MaxLoadReserveRange: company.maxLoadReserveRangeKm ?? 0,
})

const presentFinances = (company: CompanyFacts): CompanyFinances => ({
  agentId: company.id,
  reserveMony: company.commissionFixedRial,
  isMonyKilometer: company.commissionByKm,
  maxKilometerPrice: company.commissionMaxKmPriceRial,
  minKilometerPrice: company.commissionMinKmPriceRial,
  minReserveKilometr: company.commissionMinKm,
})

async function wsCodeOf(call: Call, companyId: number): Promise<CompanyWsCode> {
  const { id: agentId, name: agent } = await companyOf(call, companyId)
  const kept = await findWsCode(call.db, companyId)
  return {
    id: kept?.id ?? null,
    agentId,
    agent,
    agentWSUserName: kept?.username ?? null,
    agentWSPassword: kept ? maskedPassword : null,
    agentCompanyCode: kept?.companyCode ?? null,
    agentWSActive: kept?.isActive ?? false,
  }
}

type Goods = Awaited<ReturnType<typeof listNotAllowed>>[number]
const presentGoods = ({ id, goodsId, name }: Goods) => ({ id, kalaID: goodsId, kalaName: name })
