/** Every address of the panel, spelled once (spec 3 §2). Addresses are matched without regard to letter case. */
export const paths = {
  home: '/',
  login: '/login',
  notFound: '/error404',
  verify: (code: string) => `/verify/${encodeURIComponent(code)}`,

  addCargo: '/AddCargo',
  cargos: '/Cargos',
  adminCargos: '/AdminCargos',
  linkedCargos: '/CargosUsers',
  hallCargos: '/LoadHallCargo',
  announcedLoads: '/ShowCargoHall',
  freeLoads: '/LoadList',

  turn: '/DriverTurn',
  turns: '/DriverTurnList',

  permits: '/DriverReserves',
  adminPermits: '/AdminDriverReserve',
  linkedPermits: '/DriverReservesUsers',
  hallPermits: '/LoadHallReserve',
  myPermits: '/MyPermits',
  myResult: '/MyResult',
} as const
