import { type Line, search } from './line.ts'

const cargoRow =
  'id cargoStatus cargoDate cargoTime loadHallName transportationCompanyName transportationCompanyMobile isLoadHall ' +
  'finishDate finishTime cargoSource cargoDestination freighterNumber cargoRent kalaWeight kalaDesc loaderTypeNames description uniqueCode isg shippingOrder'
const cargoSheet = `${cargoRow} kalaId kalaValue tel bastebandyId bastebandyNumber cargoRange cargoDuration cargoDistance cargoSourceLat cargoSourceLong cargoDestinationLat cargoDestinationLong loaderTypes typeCode transportationCompanyHallId cityDestinationId senderCustomerId receiverCustomerId senderCustomerAddressId receiverCustomerAddressId`
const card =
  'id cargoSource cargoDestination kalaDesc kalaWeight cargoRent loaderTypeNames description tel freighterNumber transportationCompanyName cargoDate cargoTime'

const declaration = {
  FutureDate: '',
  FutureMinute: '',
  FutureHour: '',
  SenderCustomerAddressId: 0,
  ReceiverCustomerAddressId: 0,
  KalaId: 1,
  KalaValue: '',
  Tel: '۰۷۶-۳۳ ۵۵ ۴۴ ۱۱',
  KalaWeight: 22000,
  BastebandyId: 1,
  BastebandyNumber: 1,
  CargoRent: 37550000,
  FreighterNumber: 1,
  CargoSource: 'بندرعباس',
  CargoDestination: 'تهران',
  CargoSourceLat: 27.18,
  CargoSourceLong: 56.28,
  CargoDestinationLat: 35.69,
  CargoDestinationLong: 51.39,
  CargoDuration: 17,
  CargoDistance: 1268,
  Description: '',
  CargoRange: 45,
  LoaderTypeIds: [5001, 5002],
  TransportationCompanyHallId: 0,
}

export const cargoLines: Line[] = [
  {
    key: 'declareCargo',
    call: 'POST /api/v1/Cargo/AddCargo',
    say: (world) => {
      const hall = { IsLoadHall: true, LoadHallId: world.hall.id, CityDestinationId: world.tehran }
      return { token: world.tokens.company, body: { ...declaration, ...hall, TransportationCompanyId: 0 } }
    },
    none: 'SenderCustomerAddressId ReceiverCustomerAddressId TransportationCompanyHallId TransportationCompanyId',
  },
  {
    key: 'declareCargo',
    call: 'POST /api/v1/Cargo/AddCargo',
    say: (world) => {
      const free = { IsLoadHall: false, LoadHallId: 0, CityDestinationId: 0 }
      const body = { ...declaration, ...free, TransportationCompanyId: world.company.id }
      return { token: world.tokens.owner, body }
    },
    none: 'SenderCustomerAddressId ReceiverCustomerAddressId TransportationCompanyHallId LoadHallId CityDestinationId',
  },
  {
    key: 'updateCargo',
    call: 'POST /api/v1/Cargo/UpdateCargo',
    say: async (world) => {
      const hall = { IsLoadHall: true, LoadHallId: world.hall.id, CityDestinationId: world.tehran }
      const { id: Id } = await world.hallCargo()
      return {
        token: world.tokens.company,
        body: { ...declaration, ...hall, TransportationCompanyId: 0, Id },
      }
    },
    reads: 'code message',
    none: 'SenderCustomerAddressId ReceiverCustomerAddressId TransportationCompanyHallId TransportationCompanyId',
  },
  {
    key: 'showCargo',
    call: 'GET /api/v1/Cargo/GetCargoById',
    say: async (world) => ({ token: world.tokens.company, query: { cargoId: (await world.hallCargo()).id } }),
    reads: cargoSheet,
  },
  {
    key: 'searchCargos',
    call: 'POST /api/v1/Cargo/SearchCargo',
    say: async (world) => {
      await world.hallCargo()
      return { token: world.tokens.company, body: { ...search, CargoStatus: 2 } }
    },
    reads: cargoRow,
    none: 'FromDate ToDate ReceiverCustomerId SenderCustomerId KalaId TransportationCompanyId LoadHallCityId',
  },
  {
    key: 'listAnnouncedCargos',
    call: 'POST /api/v1/Cargo/ShowCargoLoadHallWeb',
    say: async (world) => {
      await world.hallCargo()
      const { driver, turn } = await world.turn()
      return {
        token: driver.token,
        body: { LoadHalId: world.hall.id, DriverToFreighterId: turn.driverFreighterId },
      }
    },
    reads: card,
    none: 'LoadHalId DriverToFreighterId',
  },
  {
    key: 'listAnnouncedCargos',
    call: 'POST /api/v1/Cargo/ShowCargoLoadHallWeb',
    say: async (world) => {
      await world.hallCargo()
      return { token: world.tokens.company, body: { LoadHalId: 0, DriverToFreighterId: 0 } }
    },
    reads: card,
    none: 'LoadHalId DriverToFreighterId',
  },
  {
    key: 'finishCargo',
    call: 'POST /api/v1/Cargo/FinishCargo',
    say: async (world) => ({
      token: world.tokens.company,
      body: { Id: (await world.hallCargo()).id, IsCancelPriority: false, Desc: 'انبار پر شد' },
    }),
  },
  {
    key: 'returnCargo',
    call: 'POST /api/v1/Cargo/ReturnCargo',
    say: async (world) => {
      const { id: Id } = await world.cargo({ status: 1 })
      return { token: world.tokens.company, body: { Id, Desc: 'انبار خالی شد' } }
    },
  },
  ...(['driver', 'company'] as const).map(
    (who): Line => ({
      key: 'listFreeCargos',
      call: 'POST api/v1/Cargo/SearchCargoAzad',
      say: async (world) => {
        await world.cargo()
        return { token: who === 'driver' ? (await world.driver()).token : world.tokens.company }
      },
      reads: card,
    }),
  ),
]
