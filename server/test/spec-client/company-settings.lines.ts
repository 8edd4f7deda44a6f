import { newNationalCode } from '../plain.ts'
import type { Line } from './line.ts'
import type { World } from './world.ts'

const ofAgent = ({ tokens, company }: World) => ({
  token: tokens.admin,
  query: { agentId: company.id },
})
const withType = (world: World) => ({
  token: world.tokens.admin,
  query: { agentId: world.company.id, type: 'loadSystemReserve' },
})
const goodsId = 1
const withGoods = (world: World) => ({
  token: world.tokens.admin,
  query: { agentId: world.company.id, kalaId: goodsId },
})
const wsCode = 'id agentWSUserName agentWSPassword agentCompanyCode agent agentWSActive'

const belonging = 'agentID agentFullName meliCode mobile'
const office =
  'agentMainId agentMainName agentMainManagerName agentMainAddress agentMainTel agentMainFax agentMainEconomic agentMainNationID agentMainWebAddress agentMainEmailAddress active'
const officeBody = {
  AgentMainName: 'دفتر مرکزی بندر',
  AgentMainManagerName: 'رضا کاویانی',
  AgentMainAddress: 'بندرعباس',
  AgentMainTel: '07633510000',
  AgentMainFax: '07633510001',
  AgentMainEconomic: '4111',
  AgentMainWebAddress: 'tarabar.example',
  AgentMainEmailAddress: 'office@tarabar.example',
}
/** What administrators set for companies, and main offices. */
export const companySettingsLines: Line[] = [
  {
    key: 'showCompanyPermissions',
    call: 'GET api/AgentPermissionApi/GetAgentPermissions',
    say: ofAgent,
    reads: 'loadSystemReserve instantBill loadSelectedDrivers reserveEntrancePermission insertDraft',
  },
  {
    key: 'grantCompanyPermission',
    call: 'GET api/AgentPermissionApi/GrantPermission',
    say: withType,
    gives: true,
  },
  {
    key: 'denyCompanyPermission',
    call: 'GET api/AgentPermissionApi/DenyPermission',
    say: withType,
    gives: true,
  },
  {
    key: 'showCompanySettings',
    call: 'GET api/AgentSetingApi/GetAgentSettings',
    say: ofAgent,
    reads: 'MinLoadReserveRange MaxLoadReserveRange',
  },
  {
    key: 'setCompanySetting',
    call: 'POST api/AgentSetingApi/SetAgentSetting',
    say: ({ tokens, company }) => ({
      token: tokens.admin,
      body: { AgentID: company.id, ValueInt: 300, Name: 'MaxLoadReserveRange' },
    }),
    gives: true,
  },
  {
    key: 'setCompanyFinances',
    call: 'POST api/AgencyApi/AgentFinancialConfiguration',
    say: ({ tokens, company }) => ({
      token: tokens.admin,
      body: {
        AgentId: company.id,
        ReserveMony: '',
        IsMonyKilometer: true,
        MaxKilometerPrice: 900,
        MinKilometerPrice: 200_000,
        MinReserveKilometr: 100,
      },
    }),
    gives: true,
  },
  {
    key: 'showCompanyWsCode',
    call: 'GET api/AgentWSCodeApi/GetAgentWSCode',
    say: ofAgent,
    reads: wsCode,
  },
  {
    key: 'saveCompanyWsCode',
    call: 'POST api/AgentWSCodeApi/SaveAgentWSCode',
    say: ({ tokens, company }) => ({
      token: tokens.admin,
      body: {
        AgentId: company.id,
        AgentWSUserName: 'tarabar',
        AgentWSPassword: 'a password',
        AgentCompanyCode: '2210',
        Agent: null,
        Id: 0,
        AgentWSActive: true,
      },
    }),
    reads: wsCode,
    none: 'Id',
  },
  {
    key: 'addNotAllowedGoods',
    call: 'GET api/AgencyApi/AddkalaToNotAllowedkalasForInstantBill',
    say: withGoods,
    gives: true,
  },
  {
    key: 'listNotAllowedGoods',
    call: 'GET api/AgencyApi/GetAgencyNotAllowedkalasForInstantBill',
    say: ofAgent,
    reads: 'kalaID kalaName',
  },
  {
    key: 'deleteNotAllowedGoods',
    call: 'GET api/AgencyApi/DeletekalaFromNotAllowedkalasForInstantBill',
    say: async (world) => {
      const said = withGoods(world)
      await world.app.call('addNotAllowedGoods', { token: said.token, query: said.query })
      return said
    },
    gives: true,
  },
  {
    key: 'listMainAgencies',
    call: 'GET api/AgencyApi/GetMainAgencies',
    say: async (world) => {
      await world.office()
      return { token: world.tokens.admin }
    },
    reads: office,
  },
  {
    key: 'addMainOffice',
    call: 'POST api/AgencyApi/AddMainBranchAgency',
    say: ({ tokens }) => ({
      token: tokens.admin,
      body: { ...officeBody, AgentMainNationID: newNationalCode() },
    }),
    reads: 'username password',
    none: 'AgentMainEconomic',
  },
  {
    key: 'updateMainOffice',
    call: 'POST api/AgencyApi/UpdateAgencyMainBranch',
    say: async (world) => {
      const { id } = await world.office()
      return { token: world.tokens.admin, body: { ...officeBody, agentMainId: id, active: true } }
    },
    gives: true,
  },
  {
    key: 'listCompanyOffices',
    call: 'GET api/AgencyApi/GetAgencies',
    say: ({ tokens }) => ({ token: tokens.admin }),
    reads: belonging,
  },
  {
    key: 'setOfficeOfCompany',
    call: 'GET api/AgencyApi/SetAgentMainIdForAgent',
    say: async (world) => ({
      token: world.tokens.admin,
      query: { agentId: world.company.id, agentMainId: (await world.office()).id },
    }),
    gives: true,
  },
  {
    key: 'listOfficeCompanies',
    call: 'GET api/AgencyApi/GetAgencyMainBranches',
    say: async (world) => {
      const { id } = await world.office()
      const { tokens, company, app } = world
      const query = { agentId: company.id, agentMainId: id }
      await app.call('setOfficeOfCompany', { token: tokens.admin, query })
      return { token: tokens.admin, query: { agencyId: id } }
    },
    reads: belonging,
  },
  {
    key: 'removeOfficeOfCompany',
    call: 'GET api/AgencyApi/RemoveAgentMainIdFromAgent',
    say: ofAgent,
    gives: true,
  },
]
