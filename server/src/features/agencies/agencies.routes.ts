import { agencies } from '@bargah/contract/features/agencies/agencies.endpoints.ts'
import type { AgentFinances, AgentWsCode } from '@bargah/contract/features/agencies/agencies.schema.ts'
import { maskedPassword } from '@bargah/contract/features/agencies/agencies.text.ts'
import type { Call } from '../../kernel/call.ts'
import { notFound } from '../../kernel/errors.ts'
import type { KeyRing } from '../../kernel/keys.rules.ts'
import { routes } from '../../kernel/routes.ts'
import { computeFinances } from './agencies.rules.ts'
import {
  deleteNotAllowed,
  findWsCode,
  insertNotAllowed,
  isGoods,
  setCommission,
  setPermission,
} from './agencies.store.ts'
import { type Agent, findAgent, listNotAllowed } from './agencies.views.ts'
import { noAgent, writeAgent } from './write-agent.ts'
import { saveWsCode, setAgentRange } from './agent-settings.ts'

const noGoods = () => notFound('کالایی با این مشخصات')

export const agenciesRoutes = ({ keys }: { keys: KeyRing }) =>
  routes(agencies, {
    showAgentPermissions: async (call, { query }) => presentPermissions(await agentOf(call, query.agentId)),
    grantAgentPermission: (call, { query: { agentId, type } }) =>
      writeAgent(call, agentId, async (tx) => {
        await setPermission(tx, agentId, type, true)
        return true
      }),
    denyAgentPermission: (call, { query: { agentId, type } }) =>
      writeAgent(call, agentId, async (tx) => {
        await setPermission(tx, agentId, type, false)
        return true
      }),
    showAgentSettings: async (call, { query }) => presentSettings(await agentOf(call, query.agentId)),
    setAgentSetting: (call, { body }) => setAgentRange(call, body.AgentID, body.Name, body.ValueInt),
    showAgentFinances: async (call, { query }) => presentFinances(await agentOf(call, query.agentId)),
    setAgentFinances: (call, { body }) =>
      writeAgent(call, body.AgentId, async (tx) => {
        await setCommission(tx, body.AgentId, computeFinances(body))
        return true
      }),
    showAgentWsCode: (call, { query }) => wsCodeOf(call, query.agentId),
    saveAgentWsCode: async (call, { body }) => {
      await saveWsCode(call, keys, body.AgentId, {
        username: body.AgentWSUserName,
        password: body.AgentWSPassword,
        companyCode: body.AgentCompanyCode ?? null,
        isActive: body.AgentWSActive,
      })
      return wsCodeOf(call, body.AgentId)
    },
    listNotAllowedGoods: async (call, { query }) => {
      const { id } = await agentOf(call, query.agentId)
      return (await listNotAllowed(call.db, id)).map(presentGoods)
    },
    addNotAllowedGoods: (call, { query: { agentId, kalaId } }) =>
      writeAgent(call, agentId, async (tx) => {
        if (!(await isGoods(tx, kalaId))) throw noGoods()
        await insertNotAllowed(tx, agentId, kalaId)
        return true
      }),
    deleteNotAllowedGoods: (call, { query: { agentId, kalaId } }) =>
      writeAgent(call, agentId, async (tx) => {
        if (!(await deleteNotAllowed(tx, agentId, kalaId))) throw noGoods()
        return true
      }),
  })

async function agentOf(call: Call, companyId: number): Promise<Agent> {
  const found = await findAgent(call.db, companyId)
  if (!found) throw noAgent()
  return found
}

const presentPermissions = (agent: Agent) => ({
  agentId: agent.id,
  instantBill: agent.instantBill,
  reserveEntrancePermission: agent.reserveEntrancePermission,
  insertDraft: agent.insertDraft,
  loadSelectedDrivers: agent.loadSelectedDrivers,
  loadSystemReserve: agent.loadSystemReserve,
})

const presentSettings = (agent: Agent) => ({
  agentId: agent.id,
  MinLoadReserveRange: agent.minLoadReserveRangeKm ?? 0,
  MaxLoadReserveRange: agent.maxLoadReserveRangeKm ?? 0,
})

const presentFinances = (agent: Agent): AgentFinances => ({
  agentId: agent.id,
  reserveMony: agent.commissionFixedRial,
  isMonyKilometer: agent.commissionByKm,
  maxKilometerPrice: agent.commissionMaxKmPriceRial,
  minKilometerPrice: agent.commissionMinKmPriceRial,
  minReserveKilometr: agent.commissionMinKm,
})

async function wsCodeOf(call: Call, companyId: number): Promise<AgentWsCode> {
  const { id: agentId, name: agent } = await agentOf(call, companyId)
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
