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

/** What administrators set for companies. */
export const agencyLines: Line[] = [
  {
    key: 'showAgentPermissions',
    call: 'GET api/AgentPermissionApi/GetAgentPermissions',
    say: ofAgent,
    reads: 'loadSystemReserve instantBill loadSelectedDrivers reserveEntrancePermission insertDraft',
  },
  {
    key: 'grantAgentPermission',
    call: 'GET api/AgentPermissionApi/GrantPermission',
    say: withType,
    gives: true,
  },
  {
    key: 'denyAgentPermission',
    call: 'GET api/AgentPermissionApi/DenyPermission',
    say: withType,
    gives: true,
  },
  {
    key: 'showAgentSettings',
    call: 'GET api/AgentSetingApi/GetAgentSettings',
    say: ofAgent,
    reads: 'MinLoadReserveRange MaxLoadReserveRange',
  },
  {
    key: 'setAgentSetting',
    call: 'POST api/AgentSetingApi/SetAgentSetting',
    say: ({ tokens, company }) => ({
      token: tokens.admin,
      body: { AgentID: company.id, ValueInt: 300, Name: 'MaxLoadReserveRange' },
    }),
    gives: true,
  },
  {
    key: 'setAgentFinances',
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
    key: 'showAgentWsCode',
    call: 'GET api/AgentWSCodeApi/GetAgentWSCode',
    say: ofAgent,
    reads: wsCode,
  },
  {
    key: 'saveAgentWsCode',
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
]
