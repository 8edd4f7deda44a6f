import {
  List,
  type LucideIcon,
  Package,
  Scale,
  ScrollText,
  ShieldAlert,
  UserRound,
  Wallet,
} from 'lucide-react'
import { permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { jalaliDate, jalaliParts } from '@bargah/contract/kernel/dates.ts'
import { serverNow } from '../kernel/now.ts'
import type { Screen } from './screens.ts'
import { screens } from './screens.ts'

type View = Readonly<Record<string, string | number>>
export type ReadyReport = {
  key: string
  label: string
  icon: LucideIcon
  places: readonly Screen[]
  view: () => View
}

// a hall's list takes one status at a time, so it could not say the same
const permitPlaces = [screens.permits, screens.adminPermits, screens.linkedPermits]
const cargoPlaces = [screens.cargos, screens.adminCargos, screens.linkedCargos]

/** From the first of this Persian month on, as the address of a table says it. */
function thisMonth(): string {
  const today = jalaliDate(serverNow())
  return `${today.slice(0, 8)}01..${today}`.replaceAll('/', '-')
}
const thisYear = () =>
  `${jalaliParts(serverNow()).year}-01-01..${jalaliDate(serverNow()).replaceAll('/', '-')}`

const { issued, printed, draft, waybill, delivered, completed } = permitStatus
const counted = [issued, printed, draft, waybill, delivered, completed].join(',')
// whether a waybill came is said by the papers: a load is delivered without one too
const withWaybill = { status: counted, hasBill: 'true' }
const withoutWaybill = { status: counted, hasBill: 'false' }

const ofWaybill = 'id,at,status,driver,plate,freighterCardNumber,route,goods,kalaWeight,company,-cargo,-kind'
const ofMoney = 'id,at,driver,route,company,kalaWeight,cargoDistance,rent,-status,-plate,-goods,-cargo,-kind'

/**
 * The views that come with the product: reports of waybills and accounts over permits, loads and wallets, each a list in
 * a state that its address says, to be narrowed, exported and kept as one's own like any other.
 */
export const readyReports: readonly ReadyReport[] = [
  {
    key: 'waybills-issued',
    label: 'بارنامه‌های این ماه',
    icon: ScrollText,
    places: permitPlaces,
    view: () => ({ at: thisMonth(), ...withWaybill, columns: ofWaybill, sort: '-at' }),
  },
  {
    key: 'waybills-missing',
    label: 'مجوزهای بی‌بارنامه',
    icon: ShieldAlert,
    places: permitPlaces,
    view: () => ({ at: thisYear(), ...withoutWaybill, columns: ofWaybill, sort: 'at' }),
  },
  {
    key: 'rents-of-permits',
    label: 'کرایهٔ حمل این ماه',
    icon: Wallet,
    places: permitPlaces,
    view: () => ({ at: thisMonth(), status: counted, columns: ofMoney, sort: '-at' }),
  },
  {
    key: 'rents-of-drivers',
    label: 'کارکرد این ماه رانندگان',
    icon: UserRound,
    places: permitPlaces,
    view: () => ({
      at: thisMonth(),
      status: counted,
      grouped: 'driverAndCode',
      columns: 'id,driver,driverNationalId,at,route,cargoDistance,rent,-status,-plate,-goods,-cargo,-kind',
      sort: '-at',
    }),
  },
  {
    key: 'rents-of-loads',
    label: 'کرایهٔ بارهای این ماه',
    icon: Package,
    places: cargoPlaces,
    view: () => ({
      at: thisMonth(),
      columns: 'id,at,route,goods,company,trucks,rent,-status,-display,-loader',
      sort: '-at',
    }),
  },
  {
    key: 'fees',
    label: 'هزینه و کارمزد این ماه',
    icon: List,
    places: [screens.accountReport],
    view: () => ({ view: 'fees', at: thisMonth() }),
  },
  { key: 'balances', label: 'موجودی حساب‌ها', icon: Scale, places: [screens.accounts], view: () => ({}) },
]
