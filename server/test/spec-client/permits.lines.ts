import { permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { days, type Line, search } from './line.ts'

const bandarAbbas = { DriverLat: 27.19, DriverLong: 56.28 }

const permitRow =
  'id cargoId status driverReserveDate driverReserveTime driverName driverFamily driverNationalId driverMobile driverCardNumber freighterCardNumber plaque kalaDesc transportationCompanyName senderCustomerName receiverCustomerName isLoadHall driverTurnId driverToFreighterId driverLoadReserveID'
const choice =
  'id turnDate turnTime priority date time driverName status driverTurnId cargoId senderCustomerName receiverCustomerName cargoDestination cargoSource cargoRent'

/** Permits, turns and choices. */
export const permitLines: Line[] = [
  {
    key: 'reserveFreeCargo',
    call: 'POST /api/v1/DriverReserve/AddDriverReserveWeb',
    say: async (world) => {
      const { driver, turn } = await world.turn()
      const { id } = await world.cargo()
      const truck = turn.driverFreighterId
      return {
        token: driver.token,
        body: {
          IsWeb: true,
          ReserveType: 0,
          CargoId: id,
          DriverTurnId: turn.id,
          FreighterId: truck,
          DriverId: driver.id,
        },
      }
    },
    none: 'DriverTurnId FreighterId DriverId',
  },
  {
    key: 'searchPermits',
    call: 'POST /api/v1/DriverReserve/SearchDriverReserve',
    say: async (world) => {
      await world.permit()
      const cards = { DriverCardNumber: '', FreighterCardNumber: '', DriverReserveStatus: null }
      return { token: world.tokens.company, body: { ...search, ...cards } }
    },
    reads: permitRow,
    none: 'FromDate ToDate DriverCardNumber FreighterCardNumber ReceiverCustomerId SenderCustomerId KalaId TransportationCompanyId LoadHallCityId',
  },
  {
    key: 'listPermitsOfCargo',
    call: 'GET /api/v1/DriverReserve/GetReserveByCargoId',
    say: async (world) => ({
      token: world.tokens.company,
      query: { CargoId: (await world.permit()).permit.cargoId },
    }),
    reads: permitRow,
  },
  {
    key: 'showMyPermit',
    call: 'GET api/v1/DriverReserve/GetByDriverToFreighterIdWeb',
    say: async (world) => ({ token: (await world.permit()).driver.token }),
    reads:
      'id cargoSource cargoDestination kalaDesc cargoRent transportationCompanyName transportationCompanyMobile',
  },
  {
    key: 'showPermitSheet',
    call: 'GET /api/v1/DriverReserve/Report_DriverReserve',
    say: async (world) => ({
      token: world.tokens.hallStaff,
      query: { Id: (await world.permit()).permit.id },
    }),
    reads:
      'reserveDate id cargoSource cargoDestination name family driverCardNumber nationalId mobile loaderTypeName plaqueNumber plaqueSerialNumber freighterCardNumber kalaDesc bastebandyNumber kalaValue bastebandyName description',
  },
  {
    key: 'printPermit',
    call: 'GET api/v1/Report/DriverReserveReport',
    say: async (world) => ({
      token: world.tokens.company,
      query: { DriverReserveId: (await world.permit()).permit.id, Format: 'PDF' },
    }),
  },
  {
    key: 'printPermitLegacy',
    call: 'GET api/ReportApi/Search_DriverLoadReserve',
    say: async (world) => ({
      token: world.tokens.admin,
      query: { driverLoadReserveId: (await world.permit()).permit.id, ExportFormat: 'pdf' },
    }),
  },
  {
    key: 'changePermitStatus',
    call: 'POST /api/v1/DriverReserve/ChangeReserveStatus',
    say: async (world) => {
      const { driver, permit } = await world.permit()
      return { token: driver.token, body: { DriverReserveId: permit.id, StatusCode: 6 } }
    },
  },
  ...(['admin', 'driver'] as const).map(
    (who): Line => ({
      key: 'voidPermit',
      call: 'POST /api/v1/DriverReserve/CancelReserve',
      say: async (world) => {
        const { driver, permit } = await world.permit()
        const token = who === 'admin' ? world.tokens.admin : driver.token
        return { token, body: { Id: permit.id, CancelType: who === 'admin' } }
      },
      none: 'CancelType',
    }),
  ),
  {
    key: 'giveTurnBack',
    call: 'POST /api/v1/DriverTurn/ReturnTurn',
    say: async (world) => {
      const { turn, permit } = await world.voidedPermit()
      return { token: world.tokens.admin, body: { Item1: turn.id, Item2: permit.id } }
    },
  },
  {
    key: 'rateDriver',
    call: 'POST api/v1/DriverRate/AddDriverRate',
    say: async (world) => {
      const { permit } = await world.permit(permitStatus.delivered)
      return {
        token: world.tokens.company,
        body: { Rate: 4, Desc: 'سر وقت رسید.', DriverReserveId: permit.id },
      }
    },
  },
  {
    key: 'listRatesOfDriver',
    call: 'GET /api/v1/DriverRate/GetRateByDriverId',
    say: async (world) => {
      const { permit, driver } = await world.permit(permitStatus.completed)
      const body = { Rate: 5, Desc: '', DriverReserveId: permit.id } as const
      await world.app.call('rateDriver', { token: world.tokens.company, body })
      return { token: world.tokens.admin, query: { DriverId: driver.id } }
    },
    reads: 'kalaDesc cargoSource cargoDestination rate desc avrageRate',
  },
  {
    key: 'addPriority',
    call: 'POST /api/v1/DriverPriority/AddDriverPriority',
    say: async (world) => {
      const { driver, turn, cargoId: CargoId } = await world.beforeChoice()
      return { token: driver.token, body: { DriverTurnId: turn.id, CargoId, ...bandarAbbas } }
    },
  },
  {
    key: 'removePriority',
    call: 'POST /api/v1/DriverPriority/DeleteDriverPriority',
    say: async (world) => {
      const { driver, id } = await world.choice()
      return { token: driver.token, body: { Id: id } }
    },
  },
  {
    key: 'listPrioritiesOfTurn',
    call: 'GET /api/v1/DriverPriority/GetByDriverTurnId',
    say: async (world) => {
      const { driver, turn } = await world.choice()
      return { token: driver.token, query: { DriverTurnId: turn.id, IsAll: true } }
    },
    reads: choice,
  },
  {
    key: 'listPrioritiesOfCargo',
    call: 'GET /api/v1/DriverPriority/GetByCargoId',
    say: async (world) => ({
      token: world.tokens.company,
      query: { CargoId: (await world.choice()).cargoId },
    }),
    reads: choice,
  },
  {
    key: 'takeTurn',
    call: 'POST /api/v1/DriverTurn/AddDriverTurnWeb',
    say: async (world) => {
      const byStaff = { NationalId: '', FreighterCardNumber: '0', IsAdmin: false, IsDriver: true }
      const { token } = await world.driver()
      return { token, body: { ...byStaff, LoadHallId: world.hall.id, ...bandarAbbas } }
    },
  },
  {
    key: 'takeTurn',
    call: 'POST /api/v1/DriverTurn/AddDriverTurnWeb',
    say: async (world) => {
      const { nationalId: NationalId, freighter } = await world.driver()
      const driver = {
        NationalId,
        FreighterCardNumber: freighter.cardNumber,
        IsAdmin: false,
        IsDriver: false,
      }
      return {
        token: world.tokens.hallStaff,
        body: { ...driver, LoadHallId: 'undefined', DriverLat: '-', DriverLong: '-' },
      }
    },
    none: 'LoadHallId DriverLat DriverLong',
  },
  {
    key: 'showMyTurn',
    call: 'GET /api/v1/DriverTurn/GetDriverTurnInfoWeb',
    say: async (world) => ({ token: (await world.turn()).driver.token }),
    reads: 'id turnNumber name allActiveTurn remainTurnHour',
  },
  {
    key: 'cancelTurn',
    call: 'POST api/v1/DriverTurn/CancelDriverTurn',
    say: async (world) => {
      const { driver, turn } = await world.turn()
      return { token: driver.token, query: { DriverTurnId: turn.id } }
    },
  },
  {
    key: 'searchTurns',
    call: 'POST /api/v1/DriverTurn/SearchDriverTurn',
    say: async (world) => {
      await world.turn()
      const cards = { DriverCardNumber: '', FreighterCardNumber: '' }
      return { token: world.tokens.hallStaff, body: { ...days, IsActive: 1, LoadHallId: 0, ...cards } }
    },
    reads:
      'id date time driverName driverFamily nationalId mobile driverCardNumber freighterCardNumber plaqueNumber plaqueSerialNumber turnNumber isActive name',
    none: 'FromDate ToDate LoadHallId DriverCardNumber FreighterCardNumber',
  },
  {
    key: 'listOpenHalls',
    call: 'GET api/VirtualSalonApi/GetVirtualSalons',
    say: ({ tokens }) => ({ token: tokens.admin }),
    reads: 'virtualSalonId name',
    from: ([first]: { virtualSalon: unknown }[]) => first?.virtualSalon,
  },
  {
    key: 'giveTurnAtHall',
    call: 'POST api/VirtualSalonDriverTurnApi/Active_TurnForDriver',
    say: async (world) => ({
      token: world.tokens.admin,
      body: { Item1: (await world.driver()).id, Item2: world.hall.id },
    }),
  },
  {
    key: 'printTurn',
    call: 'GET api/ReportApi/Search_VirtualSalonDriverTurn',
    say: async (world) => ({
      token: world.tokens.hallStaff,
      query: { DriverTurnId: (await world.turn()).turn.id, ExportFormat: 'pdf' },
    }),
  },
]
