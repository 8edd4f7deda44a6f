import {
  Bell,
  Bookmark,
  Boxes,
  BuildingComplex,
  Clock,
  FileText,
  House,
  Landmark,
  LayoutDashboard,
  List,
  Logs,
  type LucideIcon,
  MessageSquare,
  Monitor,
  Phone,
  Package,
  PackageOpen,
  Plus,
  Scale,
  ScrollText,
  Settings2,
  TicketCheck,
  UserRound,
  Users,
  UserRoundPlus,
  UserRoundX,
  Wallet,
  Warehouse,
} from 'lucide-react'
import { currentSession, mayNow } from '../kernel/session.ts'
import { type ReadyReport, readyReports } from './ready-reports.ts'
import { type Screen, screens } from './screens.ts'

type Entry = {
  screen: Screen
  icon: LucideIcon
  label?: string
  /** As hall staff call it. */
  hallLabel?: string
  /** A page of one hall, which its staff open at their own; one for everybody opens beside their desk, in its own window. */
  ofHall?: boolean
  /** The list in a state of its own, beside the list itself. */
  report?: ReadyReport
}
type Group = { key: string; label?: string; entries: readonly Entry[] }

/**
 * The sidebar of the desk in the groups of spec 3 §2.1, in its order: loads, drivers, companies, cargo owners, halls,
 * turns, base info, reports, users, wallet, messages. Only what the one signed in may open is drawn, and no empty group.
 */
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
    key: 'halls',
    label: 'سالن',
    entries: [
      { screen: screens.hallCargos, icon: Package },
      { screen: screens.hallPermits, icon: FileText },
      { screen: screens.showTimes, icon: Clock },
      { screen: screens.hall, icon: Settings2, ofHall: true },
      { screen: screens.board, icon: Monitor, ofHall: true },
      { screen: screens.log, icon: ScrollText, label: 'دفتر عمومی', ofHall: true },
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
    key: 'business',
    label: 'کسب‌وکار',
    entries: [
      { screen: screens.drivers, icon: UserRound },
      { screen: screens.inactiveDrivers, icon: UserRoundX },
      { screen: screens.addDriver, icon: UserRoundPlus },
      { screen: screens.companies, icon: BuildingComplex },
      { screen: screens.productOwners, icon: Boxes },
      { screen: screens.mainOffices, icon: Landmark },
    ],
  },
  {
    key: 'customers',
    label: 'مشتریان',
    entries: [{ screen: screens.customers, icon: Users }],
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
      report.places.map((screen) => ({ screen, icon: FileText, label: report.label, report })),
    ),
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
    key: 'agency',
    label: 'نمایندگی',
    entries: [{ screen: screens.manageUsers, icon: UserRound, label: 'کاربران' }],
  },
  {
    key: 'watch',
    label: 'گزارش و تنظیم',
    entries: [
      { screen: screens.users, icon: Users },
      { screen: screens.contact, icon: ScrollText },
      { screen: screens.audit, icon: Logs },
      { screen: screens.outbox, icon: Phone },
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

/** Places with something that waits, by their paths. */
export type Waiting = Readonly<Record<string, { count: number; countNoun: string }>>

/** Screens that the menu of the desk does not draw, and the search of screens finds. */
const besides: readonly Entry[] = [
  { screen: screens.profile, icon: UserRound },
  { screen: screens.addUser, icon: Plus },
]

/** The places of a driver's phone, under the thumb. */
const phonePlaces: readonly Entry[] = [
  { screen: screens.home, icon: House },
  { screen: screens.announcedLoads, icon: Package, label: 'بارها' },
  { screen: screens.myPermits, icon: FileText, label: 'مجوزها' },
  { screen: screens.accountReport, icon: Wallet, label: 'کیف پول' },
]

const isHallStaff = () => currentSession()?.member.role === 'LoadHallAdmin'

const labelOf = ({ screen, label = screen.title, hallLabel = label }: Omit<Entry, 'icon'>): string =>
  isHallStaff() ? hallLabel : label

const itemOf =
  (here: string, group = '') =>
  ({ screen, icon: Icon, ofHall = false, report, ...words }: Entry) => {
    const path = ofHall
      ? screen.path.replace('$hallId', String(currentSession()?.member.clientId))
      : screen.path
    return {
      key: report ? `${screen.path} ${report.key}` : screen.path,
      path,
      search: report?.view() ?? {},
      label: labelOf({ screen, ...words }),
      icon: <Icon />,
      isApart: ofHall && screen.access === 'public',
      current: !report && path.toLowerCase() === here.toLowerCase(),
      group,
      words: `${report?.label ?? screen.title} ${group} ${screen.path}`,
    }
  }
export type MenuPlace = ReturnType<ReturnType<typeof itemOf>>

const mayOpen = ({ screen, ofHall }: Entry) => mayNow(screen.access) && (!ofHall || isHallStaff())

/** In: the address shown, and what waits where. Out: the sidebar's groups that are not empty for the one signed in. */
export const deskMenu = (here: string, waiting: Waiting = {}) =>
  groups
    .map(({ key, label, entries }) => ({
      key,
      ...(label && { label }),
      items: entries
        .filter(mayOpen)
        .map(itemOf(here, label))
        .map((item) => ({ ...item, ...(item.key === item.path && waiting[item.path]) })),
    }))
    .filter(({ items }) => items.length > 0)

/** In: the address shown. Out: every place of the desk that the one signed in may open. */
export const everyPlace = (here: string): MenuPlace[] => [
  ...deskMenu(here).flatMap(({ items }) => items),
  ...besides.filter(mayOpen).map(itemOf(here)),
]

/** What stands at the places of a phone: how many loads wait in the open round, and what is in the wallet. */
type AtPlaces = { loads: number; balance: string | undefined }

/** In: the address shown, and what stands at its places. Out: the bottom bar's places. */
export const phoneMenu = (here: string, { loads, balance }: AtPlaces) =>
  phonePlaces.map(itemOf(here)).map((item) => ({
    ...item,
    count: item.path === screens.announcedLoads.path ? loads : undefined,
    countNoun: 'بار برای شما',
    figure: item.path === screens.accountReport.path ? balance : undefined,
  }))

/** The screen that one belongs under and the one signed in may open. */
export const parentOf = ({ under = [] }: Screen): Screen | undefined =>
  under
    .map((path) => Object.values<Screen>(screens).find((screen) => screen.path === path))
    .find((screen) => screen && currentSession() && mayNow(screen.access))

/** A screen's name as the menu has it. */
export const nameOf = (screen: Screen): string =>
  labelOf(
    groups.flatMap(({ entries }) => entries).find((entry) => entry.screen.path === screen.path) ?? { screen },
  )
