import { hallTable } from '@bargah/contract/features/halls/halls.columns.ts'
import type { HallRow } from '@bargah/contract/features/halls/halls.schema.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { hallTitle } from '../../kernel/format.ts'
import { listScreen } from '../../kernel/list-screen.ts'
import { AccountName } from '../../ui/AccountName.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { given } from '../../ui/not-given.tsx'
import { RowMenu } from '../../ui/RowMenu.tsx'
import { BadgeCheck, Banknote, KeyRound, MapPinHouse, Settings2, Store, TicketCheck } from 'lucide-react'

export type OnHallPart = (hall: HallRow, part: HallPart | 'turn') => void

export const HallBadge = ({ isActive }: Pick<HallRow, 'isActive'>) =>
  isActive ? <Badge tone="success">فعال</Badge> : <Badge hollow>غیرفعال</Badge>

export function sayMode({ reservationLimit, isActiveShowTime }: HallRow): string {
  if (reservationLimit === 0) return 'همان دم، بدون دور'
  const length = `${formatNumber(reservationLimit)} دقیقه`
  return isActiveShowTime ? `در ساعت‌های اعلام، ${length}` : `با هر اعلام بار، ${length}`
}

export const HallAccountName = ({ userName }: Pick<HallRow, 'userName'>) =>
  userName === null ? (
    <Badge tone="warning" hollow>
      بدون حساب
    </Badge>
  ) : (
    <AccountName of={userName} />
  )

/** The halls with what is done to each (rules 7.1). */
export const hallList = (onPart: OnHallPart) =>
  listScreen('listHalls', hallTable, {
    list: 'halls',
    noun: 'سالن',
    key: 'loadHallId',
    columns: {
      name: { shows: 'name', isIdentity: true, cutTo: 180 },
      city: { shows: 'cityName', width: 132 },
      status: { shows: 'isActive', heading: 'وضعیت', width: 112, cell: (row) => <HallBadge {...row} /> },
      username: { shows: 'userName', width: 148, cell: (row) => <HallAccountName {...row} /> },
      tel: { shows: 'tel', cell: (row) => given(row.tel) },
      mode: {
        shows: ['isActiveShowTime', 'reservationLimit'],
        sort: 'reservationLimit',
        heading: 'دور',
        width: 196,
        cell: sayMode,
      },
    },
    hidden: [
      'loadHallId',
      'driverCharghe',
      'transportationCompanyCharghe',
      'reservationRange',
      'turnRange',
      'turnExpireHour',
      'nativeTurnExpireHour',
      'limitNewTurn',
      'travelTime',
      'activeTurnApp',
      'isFreeCargo',
    ],
    leaves: ['cargoOriginKm', 'tel', 'username', 'city'],
    card: [
      ['name', 'status'],
      ['mode', 'username'],
      ['city', 'tel'],
    ],
    acts: { label: 'کارهای سالن', cell: (row) => <HallMenu hall={row} onPart={onPart} /> },
  })

/** What is done with a hall: one that is closed gives no turns. */
const partsFor = ({ isActive }: Pick<HallRow, 'isActive'>) =>
  hallParts.filter(({ key }) => isActive || key !== 'turn')

const HallMenu = ({ hall, onPart }: { hall: HallRow; onPart: OnHallPart }) => (
  <RowMenu
    of={hallTitle(hall.name)}
    items={partsFor(hall).map(({ key, act, icon, shortcut }) => ({
      key,
      label: act,
      shortcut,
      icon,
      onSelect: () => onPart(hall, key),
    }))}
  />
)

/** The parts of a hall's page, each with its tab and the act that leads there from the list. */
export const hallParts = [
  { key: 'settings', label: 'تنظیم‌ها', act: 'ویرایش تنظیم‌ها', shortcut: 'E', icon: <Settings2 /> },
  { key: 'companies', label: 'شرکت‌های نماینده', act: 'شرکت‌های نماینده', shortcut: 'C', icon: <Store /> },
  { key: 'natives', label: 'رانندگان بومی', act: 'افزودن رانندهٔ بومی', shortcut: 'B', icon: <MapPinHouse /> },
  { key: 'tariffs', label: 'تعرفهٔ کرایه', act: 'تعرفهٔ کرایه', shortcut: 'R', icon: <Banknote /> },
  { key: 'account', label: 'حساب و گذرواژه', act: 'حساب و گذرواژه', shortcut: 'S', icon: <KeyRound /> },
  { key: 'bills', label: 'بررسی بارنامه', act: 'بررسی بارنامه', shortcut: 'L', icon: <BadgeCheck /> },
  { key: 'turn', label: '', act: 'دادن نوبت', shortcut: 'N', icon: <TicketCheck /> },
] as const
export type HallPart = Exclude<(typeof hallParts)[number]['key'], 'turn'>
