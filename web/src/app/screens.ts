import type { ComponentType } from 'react'
import { type Access, organizations, supporters } from '@bargah/contract/kernel/access.ts'
import { currentSession } from '../kernel/session.ts'
import { paths } from './paths.ts'

/** A screen: where it is, who may open it (spec 3 §2, decisions §3), its title, and the page, fetched when opened. */
export type Screen = {
  path: string
  access: Access
  title: string
  /** The screens it belongs under, of which the first that one may open is named above it. */
  under?: readonly string[]
  /** Where those go who may not open it; without it, to «not found», as if it did not exist. */
  refusedTo?: string
  page: () => Promise<{ default: ComponentType }>
}

const declarers = { roles: ['TransportationCompanyAdmin', 'ProductOwnerAdmin'] } as const
const linked = { roles: organizations }
const hallStaff = { roles: ['LoadHallAdmin'] } as const
const drivers = { roles: ['Driver'] } as const

type Page = Screen['page']

/** One address, two screens: a driver's on his phone, everybody else's at the desk. */
const byRole =
  (driver: Page, staff: Page): Page =>
  () =>
    currentSession()?.member.role === 'Driver' ? driver() : staff()

const DeclareCargoPage = () => import('../features/cargos/DeclareCargoPage.tsx')
const CargosScreen = () => import('./CargosScreen.tsx')
const TurnsPage = () => import('../features/turns/TurnsPage.tsx')
const PermitsPage = () => import('../features/permits/PermitsPage.tsx')

export const screens = {
  login: { path: paths.login, access: 'public', title: 'ورود', page: () => import('./LoginScreen.tsx') },
  notFound: {
    path: paths.notFound,
    access: 'public',
    title: 'صفحه پیدا نشد',
    page: () => import('./NotFoundPage.tsx'),
  },
  unauthorized: {
    path: paths.unauthorized,
    access: 'public',
    title: 'دسترسی ندارید',
    page: () => import('./UnauthorizedPage.tsx'),
  },
  verify: {
    path: '/verify/$code',
    access: 'public',
    title: 'بررسی مجوز',
    page: () => import('../features/permits/VerifyPage.tsx'),
  },
  home: {
    path: paths.home,
    access: 'signedIn',
    title: 'خانه',
    page: byRole(
      () => import('./home/DriverHome.tsx'),
      () => import('./home/StaffHome.tsx'),
    ),
  },
  notifications: {
    path: paths.notifications,
    access: 'signedIn',
    title: 'اعلان‌ها',
    under: [paths.home],
    page: () => import('../features/notifications/NotificationsPage.tsx'),
  },
  profile: {
    path: paths.profile,
    access: 'signedIn',
    title: 'حساب من',
    under: [paths.home],
    page: () => import('../features/profile/ProfilePage.tsx'),
  },

  addCargo: {
    path: paths.addCargo,
    access: { ...declarers, flags: ['access_Load_Add'] },
    title: 'اعلام بار',
    under: [paths.cargos, paths.home],
    page: DeclareCargoPage,
  },
  cargos: {
    path: paths.cargos,
    access: { ...declarers, flags: ['access_Load_Manage'] },
    title: 'بارهای اعلام‌شده',
    page: CargosScreen,
  },
  adminCargos: {
    path: paths.adminCargos,
    access: { roles: supporters },
    title: 'بارهای اعلام‌شده',
    page: CargosScreen,
  },
  linkedCargos: {
    path: paths.linkedCargos,
    access: linked,
    title: 'بارهای اعلام‌شده',
    page: CargosScreen,
  },
  hallCargos: { path: paths.hallCargos, access: hallStaff, title: 'بارهای سالن', page: CargosScreen },
  announcedLoads: {
    path: paths.announcedLoads,
    access: { ...drivers, flags: ['access_Load_Manage'] },
    title: 'انتخاب بار',
    page: () => import('./PickerScreen.tsx'),
  },
  freeLoads: {
    path: paths.freeLoads,
    access: { ...drivers, flags: ['access_Load_Manage'] },
    title: 'بارهای آزاد',
    page: () => import('./LoadListScreen.tsx'),
  },

  turn: {
    path: paths.turn,
    access: { roles: [...supporters, 'LoadHallAdmin', 'Driver'] },
    title: 'نوبت',
    page: byRole(
      () => import('../features/turns/TakeTurnPage.tsx'),
      () => import('../features/turns/StaffTurnPage.tsx'),
    ),
  },
  turns: {
    path: paths.turns,
    access: { roles: [...supporters, 'LoadHallAdmin', 'Driver'] },
    title: 'نوبت‌های رانندگان',
    page: byRole(() => import('../features/turns/MyTurnsPage.tsx'), TurnsPage),
  },
  linkedTurns: {
    path: paths.linkedTurns,
    access: linked,
    title: 'نوبت‌های رانندگان',
    page: TurnsPage,
  },

  permits: {
    path: paths.permits,
    access: { ...declarers, flags: ['access_Reserve_List'] },
    title: 'مجوزهای صادرشده',
    page: PermitsPage,
  },
  adminPermits: {
    path: paths.adminPermits,
    access: { roles: supporters },
    title: 'مجوزهای صادرشده',
    page: PermitsPage,
  },
  linkedPermits: {
    path: paths.linkedPermits,
    access: linked,
    title: 'مجوزهای صادرشده',
    page: PermitsPage,
  },
  hallPermits: { path: paths.hallPermits, access: hallStaff, title: 'مجوزهای سالن', page: PermitsPage },
  myPermits: {
    path: paths.myPermits,
    access: drivers,
    title: 'مجوزهای من',
    page: () => import('../features/permits/MyPermitsPage.tsx'),
  },
  myResult: {
    path: paths.myResult,
    access: drivers,
    title: 'نتیجهٔ دور',
    page: () => import('../features/rounds/MyResultPage.tsx'),
  },

  devUi: { path: paths.devUi, access: 'public', title: 'اجزا', page: () => import('./DevUiScreen.tsx') },
} as const satisfies Record<string, Screen>
