import type { Contract } from '@bargah/contract/contract.ts'
import type { Probe, Said } from './probe.ts'
import type { Side } from './side.ts'

/** A company that something is read of or set for. */
const agent = (say: (agentId: number) => Said): Probe => ({
  names: 'thing',
  make: async ({ company }) => ({ id: company.id, say }),
})

const goodsId = 1

/** The company of a side, one kind of goods taken out of its instant bill. */
async function withoutGoods({ app, company }: Side): Promise<number> {
  const row = { companyId: company.id, goodsId }
  await app.db
    .insertInto('notAllowedGoods')
    .values(row)
    .onConflict((on) => on.doNothing())
    .execute()
  return company.id
}

/** What administrators set for companies. */
export const agencyProbes = {
  showAgentPermissions: agent((agentId) => ({ query: { agentId } })),
  grantAgentPermission: agent((agentId) => ({ query: { agentId, type: 'insertDraft' } })),
  denyAgentPermission: agent((agentId) => ({ query: { agentId, type: 'insertDraft' } })),
  showAgentSettings: agent((agentId) => ({ query: { agentId } })),
  setAgentSetting: agent((AgentID) => ({ body: { AgentID, Name: 'MinLoadReserveRange', ValueInt: 0 } })),
  showAgentFinances: agent((agentId) => ({ query: { agentId } })),
  setAgentFinances: agent((AgentId) => ({ body: { AgentId, IsMonyKilometer: false, ReserveMony: 0 } })),
  showAgentWsCode: agent((agentId) => ({ query: { agentId } })),
  saveAgentWsCode: agent((AgentId) => ({
    body: { AgentId, AgentWSUserName: 'u', AgentWSPassword: 'p', AgentWSActive: false },
  })),
  listNotAllowedGoods: {
    names: 'thing',
    make: async (side) => ({ id: await withoutGoods(side), say: (agentId) => ({ query: { agentId } }) }),
  },
  addNotAllowedGoods: agent((agentId) => ({ query: { agentId, kalaId: goodsId } })),
  deleteNotAllowedGoods: {
    names: 'thing',
    fresh: true,
    make: async (side) => ({
      id: await withoutGoods(side),
      say: (agentId) => ({ query: { agentId, kalaId: goodsId } }),
    }),
  },
} as const satisfies Partial<Record<keyof Contract, Probe>>
