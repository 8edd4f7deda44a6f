import type { Contract } from '@bargah/contract/contract.ts'
import { plainDeclaration } from '../plain-declaration.ts'
import { nothing, type Probe } from './probe.ts'
import type { Side } from './side.ts'
import { addRow } from '../rows.ts'

const kept = { ...plainDeclaration, IsLoadHall: true, Name: 'بار هفتگی' }

async function keepOf({ app: { db }, company, users }: Side): Promise<number> {
  const preLoad = {
    companyId: company.id,
    name: 'بار هفتگی',
    keptAt: new Date(),
    keptBy: users.TransportationCompanyAdmin,
    isHall: false,
    origin: 'بندرعباس',
    destination: 'تهران',
    goodsId: 1,
    truckCount: 1,
  }
  const row = await addRow(db, 'preLoads', preLoad)
  return row.id
}

/** Declarations that were made or kept before. */
export const preLoadProbes = {
  showLastRange: nothing(),
  listPreviousCargos: { names: 'rows', row: async ({ sharedLoad }) => ({ id: sharedLoad.id }) },
  listPreLoads: nothing(),
  addPreLoad: {
    names: 'thing',
    known: true,
    make: async ({ hall }) => ({ id: hall.id, say: (LoadHallId) => ({ body: { ...kept, LoadHallId } }) }),
  },
  addPreLoadsOfCargos: {
    names: 'thing',
    make: async ({ sharedLoad }) => ({ id: sharedLoad.id, say: (id) => ({ body: { CargoIds: [id] } }) }),
  },
  deletePreLoad: {
    names: 'thing',
    fresh: true,
    make: async (side) => ({ id: await keepOf(side), say: (loadId) => ({ query: { loadId } }) }),
  },
} as const satisfies Partial<Record<keyof Contract, Probe>>
