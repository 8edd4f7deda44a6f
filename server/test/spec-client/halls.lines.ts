import { buildHall } from '../../src/features/halls/halls.build.ts'
import type { Line } from './line.ts'
import type { World } from './world.ts'

const settings = {
  Name: 'سالن آزمون',
  Tel: '۰۷۶۳۳۵۱۹۰۰۱',
  ReservationLimit: '۱۰',
  ReservationRange: 45,
  TurnRange: 30,
  DriverCharghe: '350000',
  TransportationCompanyCharghe: 420_000,
  ActiveTurnApp: true,
  IsActiveShowTime: false,
  IsFreeCargo: false,
  LoadHallCityId: 1,
  IsActive: true,
  LoadHallLat: '27.11',
  LoadHallLong: '56.06',
  TurnExpireHour: 24,
  NativeTurnExpireHour: 12,
  LimitNewTurn: 3,
  TravelTime: 2,
}
const ofAdmin = async ({ app: { db }, tokens }: World) => ({
  token: tokens.admin,
  hallId: (await buildHall(db)).id,
})
/** A show time of the hall whose staff ask. */
async function showTime({ app: { db }, hall }: World): Promise<number> {
  await db.deleteFrom('hallShowTimes').where('hallId', '=', hall.id).execute()
  const made = db.insertInto('hallShowTimes').values({ hallId: hall.id, minuteOfDay: 480 })
  return (await made.returning('id').executeTakeFirstOrThrow()).id
}

async function native(world: World) {
  const { token, hallId } = await ofAdmin(world)
  const driver = await world.app.buildDriver()
  const row = { hallId, driverId: driver.id, freighterId: driver.freighter.id }
  const made = world.app.db.insertInto('nativeDrivers').values(row).returning('id')
  return { token, hallId, id: (await made.executeTakeFirstOrThrow()).id }
}

/** Halls and all that is kept of them. */
export const hallLines: Line[] = [
  {
    key: 'listHalls',
    call: 'GET /api/v1/LoadHall/GetAll',
    say: ({ tokens }) => ({ token: tokens.admin }),
    reads:
      'loadHallId name tel reservationLimit reservationRange turnRange driverCharghe transportationCompanyCharghe activeTurnApp isActiveShowTime isFreeCargo isActive loadHallLat loadHallLong turnExpireHour nativeTurnExpireHour limitNewTurn travelTime loadHallCityId',
  },
  {
    key: 'listCompanyHalls',
    call: 'GET /api/v1/TransportationCompanyHall/GetTransportationCompanyHallByTransportationCompanyId',
    say: ({ tokens }) => ({ token: tokens.company }),
    reads: 'id loadHallId loadHallName',
  },
  {
    key: 'listTariffs',
    call: 'GET /api/v1/LoadHallCharge/GetLoadHallChargeByLoadHallId',
    say: ({ tokens, hall }) => ({ token: tokens.company, query: { LoadHallId: hall.id } }),
    reads: 'id cityDestinationId cityDestinationName price citySourceName',
  },
  {
    key: 'listHallCities',
    call: 'GET api/v1/LoadHallCity/GetAllLoadHallCity',
    say: ({ tokens }) => ({ token: tokens.admin }),
    reads: 'cityId cityName loadHallCityId',
  },
  {
    key: 'addHall',
    call: 'POST /api/v1/LoadHall/AddLoadHall',
    say: ({ tokens }) => ({ token: tokens.admin, body: settings }),
    reads: 'code message',
  },
  {
    key: 'updateHall',
    call: 'POST /api/v1/LoadHall/UpdateLoadHall',
    say: async (world) => {
      const { token, hallId } = await ofAdmin(world)
      return { token, body: { Id: hallId, ...settings } }
    },
    reads: 'code message',
  },
  {
    key: 'createHallUser',
    call: 'POST api/v1/LoadHall/CreateLoadHallUser',
    say: async (world) => {
      const { token, hallId: loadHallId } = await ofAdmin(world)
      return { token, query: { loadHallId } }
    },
    reads: 'userName password',
  },
  {
    key: 'listShowTimes',
    call: 'GET /api/v1/LoadHallShowTime/GetGetByLoadHallId',
    say: async (world) => {
      await showTime(world)
      return { token: world.tokens.hallStaff }
    },
    reads: 'id showTime isActive',
  },
  {
    key: 'addShowTime',
    call: 'POST /api/v1/LoadHallShowTime/AddLoadHallShowTime',
    say: async (world) => {
      await showTime(world)
      return { token: world.tokens.hallStaff, body: { ShowTime: '۱۴:۳۰', IsActive: true } }
    },
    reads: 'code message',
  },
  {
    key: 'updateShowTime',
    call: 'POST /api/v1/LoadHallShowTime/UpdateLoadHallShowTime',
    say: async (world) => ({
      token: world.tokens.hallStaff,
      body: { Id: await showTime(world), ShowTime: '09:00', IsActive: false },
    }),
    reads: 'code message',
  },
  {
    key: 'listRepresentations',
    call: 'GET /api/v1/TransportationCompanyHall/GetByLoadHallId',
    say: ({ tokens }) => ({ token: tokens.admin, query: { Id: 0 } }),
    reads:
      'id transportationCompanyNationalId transportationCompanyName transportationCompanyMobile transportationCompanyId nationalId mobile',
  },
  {
    key: 'addRepresentation',
    call: 'POST /api/v1/TransportationCompanyHall/AddTransportationCompanyHall',
    say: async (world) => {
      const { token, hallId: loadHallId } = await ofAdmin(world)
      const { id } = await world.app.buildCompany()
      return { token, body: { TransportationCompanyId: id, loadHallId } }
    },
    reads: 'code message',
  },
  {
    key: 'removeRepresentation',
    call: 'POST /api/v1/TransportationCompanyHall/DeleteByTransportationCompanyId',
    say: async (world) => {
      const { token, hallId } = await ofAdmin(world)
      const link = { hallId, companyId: (await world.app.buildCompany()).id }
      const made = world.app.db.insertInto('hallCompanies').values(link).returning('id')
      return { token, body: { Item1: (await made.executeTakeFirstOrThrow()).id } }
    },
    reads: 'code message',
  },
  {
    key: 'listNatives',
    call: 'GET /api/v1/DriverCityNative/GetDriverCityNativeByLoadHallId',
    say: async (world) => {
      const { token, hallId: LoadHallId } = await native(world)
      return { token, query: { LoadHallId } }
    },
    reads: 'id driverName driverFamily nationalId mobile driverCardNumber freighterNumber',
  },
  {
    key: 'addNative',
    call: 'POST /api/v1/DriverCityNative/AddDriverCityNative',
    say: async (world) => {
      const { token, hallId: LoadHallId } = await ofAdmin(world)
      const { nationalId: NationalId, freighter } = await world.app.buildDriver()
      return { token, body: { NationalId, FreighterCardNumber: freighter.cardNumber, LoadHallId } }
    },
    reads: 'code message',
  },
  {
    key: 'removeNative',
    call: 'DELETE /api/v1/DriverCityNative/DeleteDriverCityNative/{id}',
    say: async (world) => {
      const { token, id } = await native(world)
      return { token, query: { id } }
    },
    reads: 'code message',
  },
  {
    key: 'addTariff',
    call: 'POST /api/v1/LoadHallCharge/AddLoadHallCharge',
    say: async (world) => {
      const { token, hallId: LoadHallId } = await ofAdmin(world)
      return { token, body: { Price: '۳۰۰۰۰۰۰۰', CityId: 1, LoadHallId } }
    },
    reads: 'code message',
  },
  {
    key: 'removeTariff',
    call: 'DELETE /api/v1/LoadHallCharge/DeleteLoadHallCharge/{id}',
    say: async (world) => {
      const { token, hallId } = await ofAdmin(world)
      const tariff = { hallId, cityId: 1, priceToman: 30_000_000 }
      const made = world.app.db.insertInto('hallTariffs').values(tariff).returning('id')
      return { token, query: { id: (await made.executeTakeFirstOrThrow()).id } }
    },
    reads: 'code message',
  },
  {
    key: 'checkWaybills',
    call: 'GET api/v1/DriverTurn/GetBillByDriverNationalId',
    say: ({ tokens, hall }) => ({ token: tokens.admin, query: { LoadhalId: hall.id } }),
  },
]
