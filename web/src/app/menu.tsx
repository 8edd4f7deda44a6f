import {
  FileText,
  House,
  ListOrdered,
  type LucideIcon,
  Package,
  PackageOpen,
  Plus,
  TicketCheck,
  Warehouse,
} from 'lucide-react'
import { mayNow } from '../kernel/session.ts'
import { type Screen, screens } from './screens.ts'

type Entry = { screen: Screen; icon: LucideIcon; label?: string }
type Group = { key: string; label?: string; entries: readonly Entry[] }

/** The sidebar of the desk, in groups; only what the one signed in may open is drawn. */
const groups: readonly Group[] = [
  { key: 'home', entries: [{ screen: screens.home, icon: House, label: 'میز کار' }] },
  {
    key: 'cargos',
    label: 'بارها',
    entries: [
      { screen: screens.cargos, icon: Package },
      { screen: screens.adminCargos, icon: Package },
      { screen: screens.linkedCargos, icon: Package },
      { screen: screens.hallCargos, icon: Package },
      { screen: screens.addCargo, icon: Plus },
      { screen: screens.announcedLoads, icon: Warehouse, label: 'بارهای سالن‌ها' },
      { screen: screens.freeLoads, icon: PackageOpen },
    ],
  },
  {
    key: 'turns',
    label: 'نوبت',
    entries: [
      { screen: screens.turn, icon: TicketCheck, label: 'دادن نوبت' },
      { screen: screens.turns, icon: ListOrdered },
    ],
  },
  {
    key: 'permits',
    label: 'مجوزها',
    entries: [
      { screen: screens.permits, icon: FileText },
      { screen: screens.adminPermits, icon: FileText },
      { screen: screens.linkedPermits, icon: FileText },
      { screen: screens.hallPermits, icon: FileText },
    ],
  },
]

/** The places of a driver's phone, under the thumb. */
const phonePlaces: readonly Entry[] = [
  { screen: screens.home, icon: House },
  { screen: screens.announcedLoads, icon: Package, label: 'بارها' },
  { screen: screens.myPermits, icon: FileText, label: 'مجوزها' },
]

const itemOf =
  (here: string) =>
  ({ screen, icon: Icon, label }: Entry) => ({
    key: screen.path,
    path: screen.path,
    label: label ?? screen.title,
    icon: <Icon />,
    current: screen.path.toLowerCase() === here.toLowerCase(),
  })

/** In: the address shown. Out: the sidebar's groups that are not empty for the one signed in. */
export const deskMenu = (here: string) =>
  groups
    .map(({ key, label, entries }) => ({
      key,
      label,
      items: entries.filter(({ screen }) => mayNow(screen.access)).map(itemOf(here)),
    }))
    .filter(({ items }) => items.length > 0)

/** In: the address shown, and how many loads wait in the open round. Out: the bottom bar's places. */
export const phoneMenu = (here: string, loads: number) =>
  phonePlaces.map(itemOf(here)).map((item) => ({
    ...item,
    count: item.path === screens.announcedLoads.path ? loads : undefined,
    countNoun: 'بار برای شما',
  }))
export type MenuPlace = ReturnType<ReturnType<typeof itemOf>>
