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

  addDriver: '/Driver/AddDriver',
  inactiveDrivers: '/Admin/Driver/InActive',

  permits: '/DriverReserves',
  adminPermits: '/AdminDriverReserve',
  linkedPermits: '/DriverReservesUsers',
  hallPermits: '/LoadHallReserve',
  myPermits: '/MyPermits',
  myPermit: (id: number) => `/MyPermits/${id}`,
  myResult: '/MyResult',

  newRegister: '/newregister',
  registerDriver: '/register-driver',
  registerCompany: '/registertransportationcompany',
  newRegisterOwner: '/newregisterproductowner',
  registerOwner: '/registerproductowner',
  companies: '/TransportationCompany',
  mainOffices: '/MainBranchIndex',
  rules: '/rules',
  contact: '/Admin/Settings/Contact',

  customers: '/Customer',
  productOwners: '/ManageProductOwner',
  users: '/AdminUser',
  addUser: '/AddUser',
  manageUsers: '/ManageUser',
  outbox: '/Outbox',
  audit: '/Audit',

  /** The components, in development and on a demo only. */
  devUi: '/dev/ui',
} as const
