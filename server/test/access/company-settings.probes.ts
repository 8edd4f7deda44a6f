import type { Contract } from '@bargah/contract/contract.ts'
import { nothing, type Probe, type ProbeInput } from './probe.ts'
import type { Side } from './side.ts'

/** A company that something is read of or set for. */
const ofCompany = (say: (agentId: number) => ProbeInput): Probe => ({
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

const office = (say: (id: number) => ProbeInput): Probe => ({
  names: 'thing',
  make: async (side) => ({ id: side.officeId, say }),
})

/** What administrators set for companies, and main offices. */
export const companySettingsProbes = {
  showCompanyPermissions: ofCompany((agentId) => ({ query: { agentId } })),
  grantCompanyPermission: ofCompany((agentId) => ({ query: { agentId, type: 'insertDraft' } })),
  denyCompanyPermission: ofCompany((agentId) => ({ query: { agentId, type: 'insertDraft' } })),
  showCompanySettings: ofCompany((agentId) => ({ query: { agentId } })),
  setCompanySetting: ofCompany((AgentID) => ({
    body: { AgentID, Name: 'MinLoadReserveRange', ValueInt: 0 },
  })),
  showCompanyFinances: ofCompany((agentId) => ({ query: { agentId } })),
  setCompanyFinances: ofCompany((AgentId) => ({ body: { AgentId, IsMonyKilometer: false, ReserveMony: 0 } })),
  showCompanyWsCode: ofCompany((agentId) => ({ query: { agentId } })),
  saveCompanyWsCode: ofCompany((AgentId) => ({
    body: { AgentId, AgentWSUserName: 'u', AgentWSPassword: 'p', AgentWSActive: false },
  })),
  listNotAllowedGoods: {
    names: 'thing',
    make: async (side) => ({ id: await withoutGoods(side), say: (agentId) => ({ query: { agentId } }) }),
  },
  addNotAllowedGoods: ofCompany((agentId) => ({ query: { agentId, kalaId: goodsId } })),
  deleteNotAllowedGoods: {
    names: 'thing',
    fresh: true,
    make: async (side) => ({
      id: await withoutGoods(side),
      say: (agentId) => ({ query: { agentId, kalaId: goodsId } }),
    }),
  },
  listMainOffices: { names: 'rows', row: async (side) => ({ id: side.officeId }) },
  showMainOffice: office((Id) => ({ query: { Id } })),
  listMainAgencies: nothing(),
  addMainOffice: nothing(() => ({ body: { AgentMainName: 'دفتر' } })),
  updateMainOffice: office((AgentMainId) => ({
    body: { AgentMainId, AgentMainName: 'دفتر آزمون', Active: true },
  })),
  listCompanyOffices: nothing(),
  listOfficeCompanies: {
    names: 'thing',
    fresh: true,
    make: async ({ app, company, officeId }) => {
      const set = { mainOfficeId: officeId }
      await app.setRow('companies', company.id, set)
      return { id: officeId, say: (agencyId) => ({ query: { agencyId } }) }
    },
  },
  setOfficeOfCompany: {
    names: 'thing',
    make: async ({ company, officeId }) => ({
      id: officeId,
      say: (agentMainId) => ({ query: { agentId: company.id, agentMainId } }),
    }),
  },
  removeOfficeOfCompany: ofCompany((agentId) => ({ query: { agentId } })),
} as const satisfies Partial<Record<keyof Contract, Probe>>
