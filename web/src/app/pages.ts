import type { ComponentType } from 'react'
import type { Role } from '@bargah/contract/kernel/access.ts'
import { currentSession } from '../kernel/session.ts'
import type { screens } from './screens.ts'

/** Fetches the page of a screen when it is opened. */
export type Page = () => Promise<{ default: ComponentType }>

/** One address, two screens: a driver's on his phone, everybody else's at the desk. */
const byRole =
  (driver: Page, staff: Page): Page =>
  () =>
    currentSession()?.member.role === 'Driver' ? driver() : staff()

const CompanyHome = () => import('./home/CompanyHome.tsx')
const InquirerHome = () => import('./home/InquirerHome.tsx')
const OrganizationHome = () => import('./home/OrganizationHome.tsx')
const AdminHome = () => import('./home/AdminHome.tsx')
// each is fetched by a function of its own: of several in one, the build names the styles of the last alone
const homes: Record<Exclude<Role, 'Driver'>, Page> = {
  Admin: AdminHome,
  AdminSupport: AdminHome,
  LoadHallAdmin: () => import('./home/HallHome.tsx'),
  TransportationCompanyAdmin: CompanyHome,
  TransportationCompanyMember: CompanyHome,
  ProductOwnerAdmin: () => import('./home/OwnerHome.tsx'),
  AgentMain: InquirerHome,
  Customer: InquirerHome,
  CustomerAdvancedMember: InquirerHome,
  Organization: OrganizationHome,
  DriversAssociation: OrganizationHome,
  AssociationTransportCompanies: OrganizationHome,
}

const driverHome: Page = async () => ({ default: (await import('./driver-start.ts')).DriverHome })

/** The first screen of everybody, each role's own. */
const home: Page = () => {
  const role = currentSession()?.member.role ?? 'Driver'
  return role === 'Driver' ? driverHome() : homes[role]()
}

const DeclareCargoPage = () => import('../features/cargos/declaring/DeclareCargoPage.tsx')
const CargosPage = () => import('../features/cargos/desk/CargosPage.tsx')
const TurnsPage = () => import('../features/turns/TurnsPage.tsx')
const PermitsPage = () => import('../features/permits/PermitsPage.tsx')

/** The page of each screen. Apart from the table of screens, so that menus and homes know where screens are and no more. */
export const pages: Record<keyof typeof screens, Page> = {
  login: () => import('./LoginScreen.tsx'),
  notFound: async () => ({ default: (await import('./DeadEnd.tsx')).NotFoundPage }),
  unauthorized: async () => ({ default: (await import('./DeadEnd.tsx')).UnauthorizedPage }),
  verify: () => import('../features/permits/VerifyPage.tsx'),
  check: () => import('../features/permits/CheckPage.tsx'),
  board: () => import('../features/board/BoardPage.tsx'),
  log: () => import('../features/log/LogPage.tsx'),
  home,
  notifications: () => import('../features/notifications/NotificationsPage.tsx'),
  noticeChoices: byRole(
    () => import('./me/NewsPage.tsx'),
    () => import('../features/notifications/NoticeChoicesPage.tsx'),
  ),
  profile: () => import('../features/profile/ProfilePage.tsx'),
  apiKeys: () => import('../features/api-keys/ApiKeysPage.tsx'),
  webhooks: () => import('../features/webhooks/WebhooksPage.tsx'),
  addCargo: DeclareCargoPage,
  preLoads: () => import('../features/cargos/declaring/PreLoadsPage.tsx'),
  editCargo: () => import('../features/cargos/declaring/EditCargoPage.tsx'),
  cargos: CargosPage,
  adminCargos: CargosPage,
  linkedCargos: CargosPage,
  hallCargos: CargosPage,
  announcedLoads: byRole(
    () => import('../features/rounds/PickerPage.tsx'),
    async () => ({ default: (await import('../features/cargos/desk/LoadBoard.tsx')).StaffBoardPage }),
  ),
  freeLoads: byRole(
    () => import('../features/cargos/driver/LoadListPage.tsx'),
    async () => ({ default: (await import('../features/cargos/desk/LoadBoard.tsx')).StaffLoadsPage }),
  ),
  turn: byRole(
    () => import('../features/turns/TakeTurnPage.tsx'),
    () => import('../features/turns/StaffTurnPage.tsx'),
  ),
  turns: byRole(() => import('../features/turns/MyTurnsPage.tsx'), TurnsPage),
  linkedTurns: TurnsPage,
  halls: () => import('../features/halls/HallsPage.tsx'),
  hall: () => import('../features/halls/HallPage.tsx'),
  showTimes: () => import('../features/halls/ShowTimesPage.tsx'),
  drivers: () => import('../features/drivers/FoundDrivers.tsx'),
  inactiveDrivers: () => import('../features/drivers/InactiveDriversPage.tsx'),
  addDriver: () => import('../features/drivers/AddDriverPage.tsx'),
  permits: PermitsPage,
  adminPermits: PermitsPage,
  linkedPermits: PermitsPage,
  hallPermits: PermitsPage,
  myPermits: () => import('../features/permits/MyPermitsPage.tsx'),
  myPermit: () => import('../features/permits/MyPermitPage.tsx'),
  backhaul: () => import('../features/cargos/backhaul/BackhaulPage.tsx'),
  myList: () => import('../features/rounds/MyListPage.tsx'),
  myResult: () => import('../features/rounds/MyResultPage.tsx'),
  registerDriver: () => import('../features/registration/RegisterDriverPage.tsx'),
  inquiry: () => import('../features/inquiries/InquiryPage.tsx'),
  customers: () => import('../features/customers/CustomersPage.tsx'),
  companies: () => import('../features/companies/CompaniesPage.tsx'),
  addUser: () => import('../features/company-users/AddUserPage.tsx'),
  manageUsers: () => import('../features/company-users/ManageUsersPage.tsx'),
  newRegister: async () => ({
    default: (await import('../features/registration/NewRegisterPage.tsx')).NewRegisterPage,
  }),
  newRegisterOwner: async () => ({
    default: (await import('../features/registration/NewRegisterPage.tsx')).NewRegisterOwnerPage,
  }),
  registerCompany: () => import('../features/registration/RegisterCompanyPage.tsx'),
  registerOwner: () => import('../features/registration/RegisterOwnerPage.tsx'),
  baseInfo: () => import('../features/catalog/BaseInfoPage.tsx'),
  freightRates: () => import('../features/catalog/FreightRatesPage.tsx'),
  morningReports: () => import('../features/reports/MorningReportsPage.tsx'),
  imports: () => import('../features/imports/ImportsPage.tsx'),
  holidays: () => import('../features/catalog/HolidaysPage.tsx'),
  mainOffices: () => import('../features/main-offices/MainOfficesPage.tsx'),
  rules: () => import('../features/contact/RulesPage.tsx'),
  productOwners: () => import('../features/product-owners/OwnersPage.tsx'),
  users: () => import('../features/users/UsersPage.tsx'),
  voice: () => import('../features/voice/VoicePage.tsx'),
  contact: () => import('../features/contact/ContactPage.tsx'),
  onlineCharge: byRole(
    () => import('../features/payments/DriverTopUpPage.tsx'),
    () => import('../features/payments/OnlineChargePage.tsx'),
  ),
  myWallet: () => import('../features/wallet/MyWalletPage.tsx'),
  accountReport: () => import('../features/wallet/AccountReportPage.tsx'),
  reconciliation: () => import('../features/reconciliation/ReconciliationPage.tsx'),
  accounts: async () => ({
    default: (await import('../features/reconciliation/MoneyLists.tsx')).AccountsPage,
  }),
  ledger: async () => ({ default: (await import('../features/reconciliation/MoneyLists.tsx')).LedgerPage }),
  payments: async () => ({
    default: (await import('../features/reconciliation/MoneyLists.tsx')).PaymentsPage,
  }),
  bankReturn: byRole(
    () => import('../features/payments/DriverReturnPage.tsx'),
    () => import('../features/payments/ReturnPage.tsx'),
  ),
  audit: () => import('../features/audit/AuditPage.tsx'),
  messages: byRole(
    () => import('../features/messages/MyMessagesPage.tsx'),
    () => import('../features/messages/MessagesPage.tsx'),
  ),
  writeMessage: () => import('../features/messages/WriteMessagePage.tsx'),
  me: () => import('./me/MePage.tsx'),
  myTruck: () => import('./me/TruckPage.tsx'),
  myPhones: () => import('./me/PhonesPage.tsx'),
  myLook: () => import('./me/LookPage.tsx'),
  help: () => import('./help/HelpPage.tsx'),
  helpTurn: () => import('./help/TurnHelpPage.tsx'),
  adminMessages: () => import('../features/messages/MessagesPage.tsx'),
  factorRemovals: () => import('../features/factors/FactorRemovalsPage.tsx'),
  erasures: () => import('../features/erasures/ErasuresPage.tsx'),
  health: () => import('../features/health/HealthPage.tsx'),
  oversight: () => import('../features/oversight/OversightPage.tsx'),
  letters: () => import('../features/mail/LettersPage.tsx'),
  outbox: () => import('../features/outbox/OutboxPage.tsx'),
  devUi: () => import('./DevUiScreen.tsx'),
}
