import { type Contract, contract } from '@bargah/contract/contract.ts'
import { password, type World } from './world.ts'

export type Said = { token?: string; query?: Record<string, unknown>; body?: Record<string, unknown> }

/** One call as a client words it that has read the specification and nothing else. */
export type Line = {
  key: keyof Contract
  /** Method and path in the specification's own letters. */
  call: string
  say(world: World): Said | Promise<Said>
  /** The fields that the specification names for the reply; of a list for each of its rows. */
  reads?: string
  /** Where they lie, when not in `data` itself. */
  from?(data: never): unknown
  /** What `data` is when it has no fields. */
  gives?: unknown
  /** Optional ids, filters and lists that a client without a choice sends as null, "", 0 or []. */
  none?: string
}

/** Calls and replies that the specification does not have. */
export const ours: readonly (keyof Contract)[] = [
  'signOut',
  'showMe',
  'changeMyPassword',
  'listMySessions',
  'endMySession',
  'quoteCargo',
  'showCatalogVersions',
  'showPermit',
  'verifyPermit',
  'findPlaces',
  'findRoute',
  'showRoadMap',
  'reorderPriorities',
  'explainPriority',
  'previewTurn',
  'showLoadsForTurn',
  'showMyResult',
  'listRoundsOfHall',
  'showRoundLog',
]

const days = { FromDate: '۱۳۹۰/۰۱/۰۱', ToDate: '۱۴۹۰/۱۲/۲۹' }
const bandarAbbas = { DriverLat: 27.19, DriverLong: 56.28 }

// sender, receiver, customer addresses: they come with the customers
const cargoRow =
  'id cargoStatus cargoDate cargoTime loadHallName transportationCompanyName transportationCompanyMobile isLoadHall ' +
  'finishDate finishTime cargoSource cargoDestination freighterNumber cargoRent kalaWeight kalaDesc loaderTypeNames description'
const cargoSheet = `${cargoRow} kalaId kalaValue tel bastebandyId bastebandyNumber cargoRange cargoDuration cargoDistance cargoSourceLat cargoSourceLong cargoDestinationLat cargoDestinationLong loaderTypes typeCode transportationCompanyHallId cityDestinationId`
const card =
  'id cargoSource cargoDestination kalaDesc kalaWeight cargoRent loaderTypeNames description tel freighterNumber transportationCompanyName cargoDate cargoTime'
const permitRow =
  'id cargoId status driverReserveDate driverReserveTime driverName driverFamily driverNationalId driverMobile driverCardNumber freighterCardNumber plaque kalaDesc transportationCompanyName isLoadHall driverTurnId driverToFreighterId driverLoadReserveID'
const loaderType = 'id loaderTypeID loaderTypeName loaderTypeDesc typeCode'
const choice =
  'id turnDate turnTime priority date time driverName status driverTurnId cargoId cargoDestination cargoSource cargoRent'
const company =
  'transportationCompanyId transportationCompanyName email nationalId address postalCode tell mobile provinceId cityId fileName transportationCompanyActive isAccept userId'

const declaration = (world: World) => ({
  FutureDate: '',
  FutureMinute: '',
  FutureHour: '',
  SenderCustomerAddressId: 0,
  ReceiverCustomerAddressId: 0,
  KalaId: 1,
  KalaValue: '',
  Tel: '۰۷۶-۳۳ ۵۵ ۴۴ ۱',
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
  CityDestinationId: world.tehran,
})

const search = {
  ...days,
  ReceiverCustomerId: [],
  SenderCustomerId: [],
  KalaId: [],
  TransportationCompanyId: null,
  LoadHallCityId: null,
}

export const lines: Line[] = [
  {
    key: 'checkIsAdminOrSupport',
    call: 'GET api/ClientApi/CheckMemberTypeIsAdmin',
    say: ({ tokens }) => ({ token: tokens.admin }),
    gives: true,
  },
  {
    key: 'checkIsAdmin',
    call: 'GET api/v1/User/GetAccessIsAdmin',
    say: ({ tokens }) => ({ token: tokens.company }),
    gives: false,
  },
  ...['Customer_List', 'Cargo_Add', 'access_Load_Add'].map(
    (permissionName): Line => ({
      key: 'checkHasAccessTo',
      call: 'GET api/ClientApi/HasAccessTo',
      say: ({ tokens }) => ({ token: tokens.company, query: { permissionName } }),
      gives: true,
    }),
  ),
  {
    key: 'signIn',
    call: 'POST /api/v1/User/login',
    say: async (world) => ({
      body: {
        Username: await world.account(),
        Password: password,
        Role: 'Company',
        DeviceId: 'unknown-device',
      },
    }),
    from: (data: { member: object }) => data.member,
    reads: 'role fullname clientId access_Load_Add access_Cargo_Add',
  },
  ...[0, 0].map(
    (none, i): Line => ({
      key: 'declareCargo',
      call: 'POST /api/v1/Cargo/AddCargo',
      say: async (world) => {
        const hall = { IsLoadHall: true, LoadHallId: world.hall.id, TransportationCompanyHallId: none }
        if (i === 0)
          return {
            token: world.tokens.company,
            body: { ...declaration(world), ...hall, TransportationCompanyId: none },
          }
        const own = { IsLoadHall: false, LoadHallId: none, TransportationCompanyHallId: none }
        const body = {
          ...declaration(world),
          ...own,
          CityDestinationId: none,
          TransportationCompanyId: world.company.id,
        }
        return { token: world.tokens.owner, body }
      },
      none: 'SenderCustomerAddressId ReceiverCustomerAddressId TransportationCompanyHallId',
    }),
  ),
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
  {
    key: 'listGoods',
    call: 'GET api/v1/Kala/GetAllKala',
    say: ({ tokens }) => ({ token: tokens.company }),
    reads: 'id kalaDesc logesticDesc kalaID kalaName',
  },
  {
    key: 'listPackagings',
    call: 'GET api/v1/Bastebandy/GetAllBastebandy',
    say: ({ tokens }) => ({ token: tokens.company }),
    reads: 'id name',
  },
  {
    key: 'listLoaderTypes',
    call: 'GET api/v1/LoaderType/GetAllLoaderType',
    say: ({ tokens }) => ({ token: tokens.company }),
    reads: loaderType,
  },
  {
    key: 'listLoaderCategories',
    call: 'GET api/v1/LoaderType/GetDistinctLoaderType',
    say: ({ tokens }) => ({ token: tokens.company }),
    reads: 'typeCode loaderTypeName',
  },
  {
    key: 'listLoaderTypesOfCategory',
    call: 'GET /api/v1/LoaderType/GetLoaderTypeByCode',
    say: ({ tokens }) => ({ token: tokens.company, query: { Code: 50 } }),
    reads: loaderType,
  },
  {
    key: 'listCompanies',
    call: 'GET api/v1/TransportationCompany/GetAll',
    say: ({ tokens }) => ({ token: tokens.admin }),
    reads: company,
  },
  {
    key: 'listCompanies',
    call: 'GET api/v1/TransportationCompany/GetAll',
    say: ({ tokens }) => ({ token: tokens.owner }),
    reads: 'transportationCompanyId transportationCompanyName',
  },
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
    key: 'listNotifications',
    call: 'GET api/NotificationApi/GetNotifications',
    say: async (world) => ({ token: (await world.notice()).token }),
    reads: 'shamsiDate state notificiation',
  },
  {
    key: 'markNotificationRead',
    call: 'GET api/NotificationApi/MarkAsRead',
    say: async (world) => {
      const { token, id } = await world.notice()
      return { token, query: { notificationId: id } }
    },
    gives: true,
  },
  {
    key: 'markAllNotificationsRead',
    call: 'GET api/NotificationApi/ReadAllMessages',
    say: async (world) => ({ token: (await world.notice()).token }),
    gives: true,
  },
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
    key: 'listProvinces',
    call: 'GET /api/v1/Province/GetAll',
    say: () => ({}),
    reads: 'provinceId provinceName',
  },
  {
    key: 'listProvincesBare',
    call: 'GET api/HelperApi/GetProvinces',
    say: () => ({}),
    reads: 'provinceId provinceName',
  },
  {
    key: 'listCitiesOfProvince',
    call: 'GET /api/v1/City/GetCityByProvinceId',
    say: () => ({ query: { provinceId: 29 } }),
    reads: 'cityId cityName',
  },
  {
    key: 'listCities',
    call: 'GET /api/v1/City/GetAllCity',
    say: () => ({}),
    reads: 'cityId cityName',
  },
  {
    key: 'listReports',
    call: 'GET api/reportApi/GetReportBymemberId',
    say: async (world) => ({ token: (await world.report()).token, query: { ReportType: 'Cargos' } }),
    reads: 'id farsiReportName columnList',
  },
  {
    key: 'saveReport',
    call: 'POST api/reportApi/SaveReport',
    say: ({ tokens }) => ({
      token: tokens.company,
      body: {
        Name: 'بارهای من',
        ReportName: 'cargos',
        ReportId: 0,
        ColumnList: [{ LatinName: 'id', FarsiName: 'شناسه' }],
      },
    }),
    reads: 'id farsiReportName',
    none: 'ReportId',
  },
  {
    key: 'deleteReport',
    call: 'POST api/reportApi/DeleteReport',
    say: async (world) => {
      const { token, id } = await world.report()
      return { token, query: { reportid: id } }
    },
    gives: true,
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
    key: 'showMyBalance',
    call: 'GET /api/v1/AccountActivity/LastInventoryWeb',
    say: async (world) => ({ token: (await world.driver()).token }),
    reads: 'availableBalance',
  },
]

export const specified = (Object.keys(contract) as (keyof Contract)[]).filter((key) => !ours.includes(key))
