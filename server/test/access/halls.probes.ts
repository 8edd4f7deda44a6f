import type { Contract } from '@bargah/contract/contract.ts'
import { buildCompany } from '../../src/features/companies/companies.build.ts'
import { buildDriver } from '../../src/features/drivers/drivers.build.ts'
import { permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { padded } from '../plain.ts'
import { nothing, type Probe, type ProbeInput } from './probe.ts'
import type { Side } from './side.ts'
import { addRow } from '../rows.ts'

/** The side's own hall. */
const hall = (say: (id: number) => ProbeInput): Probe => ({
  names: 'thing',
  make: async (side) => ({ id: side.hall.id, say }),
})
/** A hall of nobody's, so that the sides keep theirs. */
const someHall = (say: (id: number) => ProbeInput): Probe => ({
  names: 'thing',
  fresh: true,
  make: async ({ app }) => ({ id: (await app.buildHall()).id, say }),
})

let hour = 0
const nextHour = () => hour++ % 23

/** A show time of a side's hall at half past; whole hours are for those that are added. */
async function buildShowTime({ app, hall: { id: hallId } }: Side) {
  const at = nextHour()
  const row = { hallId, minuteOfDay: at * 60 + 30, isActive: false }
  const made = await app.db
    .insertInto('hallShowTimes')
    .values(row)
    .onConflict((on) => on.columns(['hallId', 'minuteOfDay']).doUpdateSet({ isActive: false }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id: made.id, text: `${padded(at, 2)}:30` }
}

async function countShowTimes({ app, hall: { id } }: Side): Promise<number> {
  const rows = await app.db.selectFrom('hallShowTimes').select('id').where('hallId', '=', id).execute()
  return rows.length
}

/** A row that belongs to a hall; those who look after halls may touch any. */
const row = (make: (side: Side) => Promise<number>, say: (id: number) => ProbeInput): Probe => ({
  names: 'thing',
  fresh: true,
  make: async (side) => ({ id: await make(side), say }),
})

async function buildRepresentation({ app: { db }, hall }: Side): Promise<number> {
  const { id: companyId } = await buildCompany(db)
  const made = db.insertInto('hallCompanies').values({ hallId: hall.id, companyId }).returning('id')
  return (await made.executeTakeFirstOrThrow()).id
}
async function buildNative({ app: { db }, hall }: Side): Promise<number> {
  const driver = await buildDriver(db)
  const native = { hallId: hall.id, driverId: driver.id, freighterId: driver.freighter.id }
  return (await addRow(db, 'nativeDrivers', native)).id
}
async function buildTariff({ app: { db }, hall }: Side): Promise<number> {
  const query = db.insertInto('hallTariffs').values({ hallId: hall.id, cityId: 1, priceToman: 1_000 })
  const made = query.onConflict((on) => on.columns(['hallId', 'cityId']).doUpdateSet({ priceToman: 1_000 }))
  return (await made.returning('id').executeTakeFirstOrThrow()).id
}

/** Halls and all that is kept of them. */
export const hallProbes = {
  listHalls: nothing(),
  listCompanyHalls: nothing(),
  listTariffs: nothing(() => ({ query: { LoadHallId: 1 } })),
  listHallCities: nothing(),
  showHall: hall((LoadHallId) => ({ query: { LoadHallId } })),
  addHall: nothing(() => ({ body: { Name: 'سالن آزمون', LoadHallCityId: 1 } })),
  updateHall: someHall((Id) => ({ body: { Id, Name: 'سالن آزمون', LoadHallCityId: 1 } })),
  previewDeactivation: someHall((Id) => ({ query: { Id } })),
  createHallUser: someHall((loadHallId) => ({ query: { loadHallId } })),
  listShowTimes: {
    names: 'thing',
    make: async (side) => {
      await buildShowTime(side)
      return { id: side.hall.id, say: (LoadHallId) => ({ query: { LoadHallId } }) }
    },
  },
  addShowTime: {
    names: 'thing',
    fresh: true,
    make: async ({ hall: { id } }) => {
      const ShowTime = `${padded(nextHour(), 2)}:00`
      return { id, say: (LoadHallId) => ({ body: { LoadHallId, ShowTime, IsActive: false } }) }
    },
    lands: countShowTimes,
  },
  updateShowTime: {
    names: 'thing',
    fresh: true,
    make: async (side) => {
      const { id, text } = await buildShowTime(side)
      return { id, say: (Id) => ({ body: { Id, ShowTime: text, IsActive: false } }) }
    },
  },
  listRepresentations: { names: 'rows', row: async (side) => ({ id: await buildRepresentation(side) }) },
  addRepresentation: {
    names: 'thing',
    fresh: true,
    make: async ({ app: { db }, hall: { id } }) => {
      const company = await buildCompany(db)
      const TransportationCompanyId = company.id
      return { id, say: (LoadHallId) => ({ body: { LoadHallId, TransportationCompanyId } }) }
    },
  },
  removeRepresentation: row(buildRepresentation, (Item1) => ({ body: { Item1 } })),
  listNatives: {
    names: 'thing',
    make: async (side) => {
      await buildNative(side)
      return { id: side.hall.id, say: (LoadHallId) => ({ query: { LoadHallId } }) }
    },
  },
  addNative: {
    names: 'thing',
    fresh: true,
    make: async ({ app: { db }, hall: { id } }) => {
      const { nationalId, freighter } = await buildDriver(db)
      const driver = { NationalId: nationalId, FreighterCardNumber: freighter.cardNumber }
      return { id, say: (LoadHallId) => ({ body: { LoadHallId, ...driver } }) }
    },
  },
  removeNative: row(buildNative, (id) => ({ query: { id } })),
  addTariff: hall((LoadHallId) => ({ body: { LoadHallId, CityId: 2, Price: 1_000 } })),
  removeTariff: row(buildTariff, (id) => ({ query: { id } })),
  checkWaybills: {
    names: 'thing',
    make: async (side) => {
      const { driver, permit } = await side.permit()
      await side.app.setRow('permits', permit.id, { status: permitStatus.completed })
      await side.app.buildTurn(side.hall.id, driver)
      return { id: side.hall.id, say: (LoadhalId) => ({ query: { LoadhalId } }) }
    },
  },
  setShowTimes: hall((LoadHallId) => ({ body: { LoadHallId, ShowTimes: [] } })),
} satisfies Partial<Record<keyof Contract, Probe>>
