import { topUpPath } from '@bargah/contract/features/payments/top-up.ts'

/** Every address of the panel, spelled once (spec 3 §2). Addresses are matched without regard to letter case. */
export const paths = {
  home: '/',
  login: '/login',
  notFound: '/error404',
  unauthorized: '/unauthorized',
  notifications: '/Notifications',
  profile: '/Profile',
  verify: (code: string) => `/verify/${encodeURIComponent(code)}`,
  verifyForm: '/verify',
  check: '/check',
  board: (hallId: number) => `/board/${hallId}`,
  log: (hallId: number) => `/log/${hallId}`,

  addCargo: '/AddCargo',
  preLoads: '/PreLoads',
  editCargo: (cargoId: number) => `/EditCargo/${cargoId}`,
  cargos: '/Cargos',
  adminCargos: '/AdminCargos',
  linkedCargos: '/CargosUsers',
  hallCargos: '/LoadHallCargo',
  announcedLoads: '/ShowCargoHall',
  freeLoads: '/LoadList',

  turn: '/DriverTurn',
  turns: '/DriverTurnList',
  linkedTurns: '/DriverTurnListUser',

  halls: '/LoadHalls',
  hall: (hallId: number) => `/LoadHalls/${hallId}`,
  newHall: '/LoadHalls/New',
  showTimes: '/LoadHallShowTime',

  drivers: '/Driver/Drivers',
  addDriver: '/Driver/AddDriver',
  inactiveDrivers: '/Admin/Driver/InActive',

  permits: '/DriverReserves',
  adminPermits: '/AdminDriverReserve',
  linkedPermits: '/DriverReservesUsers',
  hallPermits: '/LoadHallReserve',
  myPermits: '/MyPermits',
  myPermit: (id: number) => `/MyPermits/${id}`,
  myResult: '/MyResult',
  backhaul: (permitId: number) => `/Backhaul/${permitId}`,

  newRegister: '/newregister',
  registerDriver: '/register-driver',
  registerCompany: '/registertransportationcompany',
  newRegisterOwner: '/newregisterproductowner',
  registerOwner: '/registerproductowner',
  companies: '/TransportationCompany',
  mainOffices: '/MainBranchIndex',
  rules: '/rules',
  contact: '/Admin/Settings/Contact',

  onlineCharge: topUpPath,
  accountReport: '/AccountReport',
  reconciliation: '/Reconciliation',
  accounts: '/Reconciliation/Accounts',
  ledger: '/Reconciliation/Ledger',
  payments: '/Reconciliation/Payments',
  bankReturn: '/returnbank',

  customers: '/Customer',
  productOwners: '/ManageProductOwner',
  users: '/AdminUser',
  addUser: '/AddUser',
  manageUsers: '/ManageUser',
  messages: '/Comment',
  adminMessages: '/AdminComment',
  outbox: '/Outbox',
  audit: '/Audit',

  /** The components, in development and on a demo only. */
  devUi: '/dev/ui',
} as const
