import {
  Activity,
  Bell,
  Bookmark,
  Boxes,
  BuildingComplex,
  Clock,
  Eraser,
  FileText,
  KeyRound,
  Landmark,
  LayoutDashboard,
  List,
  Logs,
  MessageSquare,
  Monitor,
  Phone,
  Package,
  PackageOpen,
  Plus,
  Scale,
  ShieldAlert,
  ScrollText,
  SearchCheck,
  Settings2,
  TicketCheck,
  UserRound,
  Users,
  UserRoundPlus,
  UserRoundX,
  Mic,
  Wallet,
  Warehouse,
} from 'lucide-react'
import { mayNow } from '../kernel/session.ts'
import { type Entry, isHallStaff, itemOf, type MenuPlace } from './menu-item.tsx'
import { readyReports } from './ready-reports.ts'
import { screens } from './screens.ts'

type Group = { key: string; label?: string; entries: readonly Entry[] }

/** In their order (rules 20.2, docs/decisions/0083), as the search finds them; the sidebar has few rows (menu-rows.tsx). */
const groups: readonly Group[] = [
  {
    key: 'home',
    entries: [
      { screen: screens.home, icon: LayoutDashboard, label: 'میز کار', hallLabel: 'میز سالن' },
      { screen: screens.notifications, icon: Bell },
    ],
  },
  {
    key: 'loads',
    label: 'بارها',
    entries: [
      { screen: screens.addCargo, icon: Plus },
      { screen: screens.cargos, icon: Package },
      { screen: screens.adminCargos, icon: Package },
      { screen: screens.linkedCargos, icon: Package },
      { screen: screens.preLoads, icon: Bookmark },
      { screen: screens.announcedLoads, icon: Warehouse, label: 'بارهای سالن‌ها' },
      { screen: screens.freeLoads, icon: PackageOpen },
      { screen: screens.permits, icon: FileText },
      { screen: screens.adminPermits, icon: FileText },
      { screen: screens.linkedPermits, icon: FileText },
    ],
  },
  {
    key: 'business',
    label: 'کسب‌وکار',
    entries: [
      { screen: screens.drivers, icon: UserRound },
      { screen: screens.inactiveDrivers, icon: UserRoundX },
      { screen: screens.addDriver, icon: UserRoundPlus },
      { screen: screens.erasures, icon: Eraser },
      { screen: screens.companies, icon: BuildingComplex },
      { screen: screens.productOwners, icon: Boxes },
      { screen: screens.mainOffices, icon: Landmark },
    ],
  },
  {
    key: 'customers',
    label: 'مشتریان',
    entries: [
      { screen: screens.customers, icon: Users },
      { screen: screens.inquiry, icon: TicketCheck },
    ],
  },
  {
    key: 'halls',
    label: 'سالن',
    entries: [
      { screen: screens.hallCargos, icon: Package },
      { screen: screens.hallPermits, icon: FileText },
      { screen: screens.showTimes, icon: Clock },
      { screen: screens.hall, icon: Settings2, ofHall: true },
      { screen: screens.board, icon: Monitor, ofHall: true },
      { screen: screens.log, icon: ScrollText, ofHall: true },
      { screen: screens.halls, icon: Warehouse },
    ],
  },
  {
    key: 'turns',
    label: 'نوبت',
    entries: [
      { screen: screens.turn, icon: TicketCheck, label: 'دادن نوبت' },
      { screen: screens.turns, icon: Logs },
      { screen: screens.linkedTurns, icon: Logs },
    ],
  },
  {
    key: 'base',
    label: 'اطلاعات پایه',
    entries: [
      { screen: screens.baseInfo, icon: Boxes },
      { screen: screens.freightRates, icon: Wallet },
      { screen: screens.holidays, icon: Clock },
    ],
  },
  {
    key: 'reports',
    label: 'گزارش‌ها',
    entries: readyReports.flatMap((report) =>
      report.places.map((screen) => ({ screen, icon: report.icon, label: report.label, report })),
    ),
  },
  {
    key: 'companyUsers',
    label: 'نمایندگی',
    entries: [{ screen: screens.manageUsers, icon: UserRound, label: 'کاربران' }],
  },
  {
    key: 'watch',
    label: 'گزارش و تنظیم',
    entries: [
      { screen: screens.users, icon: Users },
      { screen: screens.factorRemovals, icon: ShieldAlert },
      { screen: screens.contact, icon: ScrollText },
      { screen: screens.voice, icon: Mic },
      { screen: screens.audit, icon: Logs },
      { screen: screens.oversight, icon: SearchCheck },
      { screen: screens.outbox, icon: Phone },
      { screen: screens.letters, icon: MessageSquare },
      { screen: screens.health, icon: Activity },
    ],
  },
  {
    key: 'wallet',
    label: 'مالی',
    entries: [
      { screen: screens.onlineCharge, icon: Wallet, label: 'کیف پول' },
      { screen: screens.accountReport, icon: List },
      { screen: screens.reconciliation, icon: Scale },
    ],
  },
  {
    key: 'messages',
    label: 'پشتیبانی',
    entries: [
      { screen: screens.messages, icon: MessageSquare },
      { screen: screens.adminMessages, icon: MessageSquare },
    ],
  },
]

/** Screens that the menu of the desk does not draw, and the search of screens finds. */
const besides: readonly Entry[] = [
  { screen: screens.profile, icon: UserRound },
  { screen: screens.apiKeys, icon: KeyRound },
  { screen: screens.webhooks, icon: KeyRound },
  { screen: screens.addUser, icon: Plus },
  { screen: screens.imports, icon: Plus },
  { screen: screens.morningReports, icon: FileText },
]

const mayOpen = ({ screen, ofHall }: Entry) => mayNow(screen.access) && (!ofHall || isHallStaff())

/** In: the address shown. Out: every place of the desk that the one signed in may open. */
export const everyPlace = (here: string): MenuPlace[] => [
  ...groups.flatMap(({ label, entries }) => entries.filter(mayOpen).map(itemOf(here, label))),
  ...besides.filter(mayOpen).map(itemOf(here)),
]
