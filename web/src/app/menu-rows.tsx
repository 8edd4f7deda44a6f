import {
  ChartColumn,
  BuildingComplex,
  Clock,
  FileText,
  LayoutDashboard,
  Logs,
  type LucideIcon,
  MessageSquare,
  Monitor,
  Package,
  ScrollText,
  Settings2,
  SlidersHorizontal,
  TicketCheck,
  UserRound,
  Users,
  Wallet,
  Warehouse,
} from 'lucide-react'
import { paths } from '../kernel/paths.ts'
import { mayNow } from '../kernel/session.ts'
import { type Entry, isHallStaff, itemOf, type MenuPlace } from './menu-item.tsx'
import { readyReports } from './ready-reports.ts'
import { screens, type Screen } from './screens.ts'

/** At most so many rows stand in the sidebar of anybody (docs/decisions/0116). */
export const mostRows = 12

type Place = Screen | Omit<Entry, 'icon'>
type Row = {
  key: string
  icon: LucideIcon
  /** As it is called, unless its first place has a name of its own, or is all that a folder holds. */
  label: string
  /** The first that the person may open is where the row leads; the rest stand behind it. */
  places: readonly Place[]
  /** It leads nowhere itself: all of its places stand behind it. */
  isFolder?: true
  /** Stands at the foot of the sidebar. */
  isLast?: true
}

const reports: Place[] = readyReports.flatMap((report) =>
  report.places.map((screen) => ({ screen, label: report.label, report })),
)

const rows: readonly Row[] = [
  {
    key: 'home',
    icon: LayoutDashboard,
    label: 'میز کار',
    places: [{ screen: screens.home, hallLabel: 'میز سالن', label: 'میز کار' }],
  },
  {
    key: 'loads',
    icon: Package,
    label: 'بارها',
    places: [
      screens.cargos,
      screens.adminCargos,
      screens.linkedCargos,
      screens.hallCargos,
      screens.freeLoads,
      screens.preLoads,
      screens.addCargo,
    ],
  },
  {
    key: 'permits',
    icon: FileText,
    label: 'مجوزها',
    places: [screens.permits, screens.adminPermits, screens.linkedPermits, screens.hallPermits],
  },
  {
    key: 'halls',
    icon: Warehouse,
    label: 'سالن‌ها و نوبت‌ها',
    places: [
      screens.halls,
      { screen: screens.turns, label: 'نوبت‌ها' },
      { screen: screens.linkedTurns, label: 'نوبت‌ها' },
      { screen: screens.turn, label: 'دادن نوبت' },
    ],
  },
  { key: 'hallLoads', icon: Warehouse, label: 'بار سالن‌ها', places: [screens.announcedLoads] },
  { key: 'showTimes', icon: Clock, label: 'ساعت‌های اعلام', places: [screens.showTimes] },
  { key: 'hall', icon: Settings2, label: 'تنظیم سالن', places: [{ screen: screens.hall, ofHall: true }] },
  { key: 'board', icon: Monitor, label: 'تابلوی سالن', places: [{ screen: screens.board, ofHall: true }] },
  {
    key: 'log',
    icon: ScrollText,
    label: 'دفتر عمومی',
    places: [{ screen: screens.log, ofHall: true }],
  },
  {
    key: 'drivers',
    icon: UserRound,
    label: 'رانندگان',
    places: [screens.drivers, screens.inactiveDrivers, screens.addDriver, screens.erasures],
  },
  {
    key: 'companies',
    icon: BuildingComplex,
    label: 'شرکت‌ها و صاحبان',
    places: [screens.companies, screens.productOwners, screens.mainOffices],
  },
  { key: 'customers', icon: Users, label: 'مشتریان', places: [screens.customers] },
  { key: 'inquiry', icon: TicketCheck, label: 'استعلام', places: [screens.inquiry] },
  {
    key: 'money',
    icon: Wallet,
    label: 'پول',
    places: [
      screens.reconciliation,
      { screen: screens.onlineCharge, label: 'کیف پول', holds: paths.bankReturn },
      screens.accountReport,
      screens.payments,
      screens.accounts,
      screens.ledger,
      screens.freightRates,
    ],
  },
  {
    key: 'messages',
    icon: MessageSquare,
    label: 'پیام‌ها',
    places: [screens.messages, screens.adminMessages, screens.outbox, screens.letters],
  },
  {
    key: 'audit',
    icon: Logs,
    label: 'رویدادها',
    places: [screens.audit, { screen: screens.oversight, label: 'بازرسی' }],
  },
  { key: 'reports', icon: ChartColumn, label: 'گزارش‌ها', isFolder: true, places: reports },
  { key: 'companyUsers', icon: UserRound, label: 'کاربران', places: [screens.manageUsers] },
  {
    key: 'settings',
    icon: SlidersHorizontal,
    label: 'تنظیم',
    isFolder: true,
    isLast: true,
    places: [
      screens.baseInfo,
      screens.holidays,
      screens.users,
      screens.contact,
      screens.voice,
      screens.factorRemovals,
      screens.health,
    ],
  },
]

export type MenuRow = MenuPlace & {
  /** What stands behind it, in its flyout. */
  places: readonly MenuPlace[]
  /** What these are called together, where the row is not called so itself. */
  placesLabel?: string
  /** Not current: a favourite or another row already shows this page. */
  isElsewhere?: boolean
  isFolder: boolean
  isLast: boolean
}

const entryOf = (place: Place, icon: LucideIcon): Entry =>
  'screen' in place ? { ...place, icon: place.report?.icon ?? icon } : { screen: place, icon }
const mayOpen = ({ screen, ofHall }: Entry) => mayNow(screen.access) && (!ofHall || isHallStaff())

/** In: a screen. Out: its place in the sidebar, which may call it by another name. */
export const menuEntryOf = (screen: Screen): Omit<Entry, 'icon'> | undefined =>
  rows
    .flatMap(({ icon, places }) => places.map((place) => entryOf(place, icon)))
    .find((entry) => entry.screen.path === screen.path && !entry.report)

/** In: the address shown. Out: the rows of the sidebar that lead the one signed in somewhere, in order. */
export const menuRows = (here: string): MenuRow[] =>
  rows.flatMap(({ key, icon: Icon, label, places, isFolder = false, isLast = false }) => {
    const open = places.map((place) => entryOf(place, Icon)).filter(mayOpen)
    const items = open.map(itemOf(here, label))
    const [first] = items
    if (!first) return []
    const isAlone = items.length === 1
    const isNamedByFirst = isFolder ? isAlone : open[0]?.label !== undefined
    return [
      {
        ...first,
        key,
        icon: <Icon />,
        label: isNamedByFirst ? first.label : label,
        places: isAlone ? [] : items,
        isFolder: isFolder && !isAlone,
        isLast,
        current: items.some(({ current }) => current),
      },
    ]
  })
