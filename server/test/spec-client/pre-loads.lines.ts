import { plainDeclaration } from '../plain.ts'
import { days, type Line } from './line.ts'
import type { World } from './world.ts'

// what a declaration takes over (rules 9.19)
const taken =
  'freighterNumber kalaValue tel cargoSource cargoDestination kala kalaId Bastebandy bastebandyId bastebandyNumber kalaWeight ' +
  'description loaderTypes typeCode cargoSourceLat cargoSourceLong cargoDestinationLat cargoDestinationLong cargoDuration ' +
  'cargoDistance cargoRent transportationCompanyHallId cityDestinationId'
// a kept declaration under each of its names (rules 9.19)
const listed =
  'load loadDate loadTime prettyShamsiLoadDate loadSource loadDestination loadNumber cargoRent kala customerAddress'

const keep = async (world: World) => {
  const body = { ...plainDeclaration, Name: 'بار هفتگی', IsLoadHall: true, LoadHallId: world.hall.id }
  const { data } = await world.app.call('addPreLoad', { token: world.tokens.company, body })
  return data.data.id as number
}

export const preLoadLines: Line[] = [
  {
    key: 'showLastRange',
    call: 'GET api/LoadApi/LastLoadrange',
    say: ({ tokens }) => ({ token: tokens.company }),
    gives: 45,
  },
  {
    key: 'listPreLoads',
    call: 'GET api/LoadApi/GetPreLoads',
    say: async (world) => {
      await keep(world)
      return { token: world.tokens.company }
    },
    reads: `${listed} ${taken}`,
  },
  {
    key: 'listPreLoads',
    call: 'GET api/LoadApi/GetPreLoads',
    say: async (world) => {
      await keep(world)
      return { token: world.tokens.member }
    },
    from: ([row]: { load: unknown }[]) => row?.load,
    reads: `pishElamBarName loadID ${taken}`,
  },
  {
    key: 'deletePreLoad',
    call: 'GET api/LoadApi/Delete',
    say: async (world) => ({ token: world.tokens.company, query: { loadId: await keep(world) } }),
    reads: 'code message',
  },
  {
    key: 'listPreviousCargos',
    call: 'POST /api/v1/Cargo/LoadBeaforeCargo',
    say: async (world) => {
      await world.hallCargo()
      return { token: world.tokens.company, body: { ...days, KalaId: [] } }
    },
    reads: `id ${taken}`,
    none: 'FromDate ToDate KalaId',
  },
]
