import {
  Activity as ActivityIcon,
  Image,
  KeyRound,
  ListOrdered,
  MapPin,
  MonitorSmartphone,
  Phone,
  ScrollText,
  Smartphone,
  Star,
  Truck,
  Wallet,
} from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import type { DriverInfo } from '@bargah/contract/features/drivers/driver-search.schema.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { calls } from '../../kernel/calls.ts'
import { mayNow } from '../../kernel/session.ts'
import type { DrawerRow } from '../../ui/DrawerRows.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { EventsOf } from '../audit/audit.parts.ts'
import { SessionsOf } from '../auth/auth.parts.tsx'
import { RatesOf } from '../ratings/ratings.parts.ts'
import { WalletOf, WalletValue } from '../wallet/wallet.parts.ts'
import { Activity } from './Activity.tsx'
import { nameOf } from './inactive-list.tsx'
import { NativeSwitch } from './NativeSwitch.tsx'
import { PhoneActs } from './PhoneActs.tsx'

const MobileForm = lazy(async () => ({ default: (await import('./AccountForms.tsx')).MobileForm }))
const PasswordForm = lazy(async () => ({ default: (await import('./AccountForms.tsx')).PasswordForm }))
const Trucks = lazy(async () => ({ default: (await import('./Trucks.tsx')).Trucks }))
const AddTruck = lazy(async () => ({ default: (await import('./Trucks.tsx')).AddTruck }))
const DriverTurn = lazy(async () => ({ default: (await import('./GiveTurn.tsx')).DriverTurn }))
const PictureForm = lazy(() => import('./PictureForm.tsx'))

const inside = (children: ReactNode) => (
  <section>
    <Suspense fallback={<SkeletonLines lines={4} />}>{children}</Suspense>
  </section>
)

/** What stands in a driver's drawer, each part with what decides about it first. */
export function driverParts(driver: DriverInfo): DrawerRow[] {
  const { id, userId } = driver
  return [
    ...workParts(driver),
    ...accountParts(driver),
    {
      key: 'picture',
      icon: <Image />,
      label: 'عکس',
      value: driver.hasPicture ? 'دارد' : 'ندارد',
      show: () => inside(<PictureForm driverId={id} />),
    },
    {
      key: 'activity',
      icon: <ActivityIcon />,
      label: 'کارهای اخیر',
      value: 'نوبت‌ها، فهرست‌ها و مجوزها',
      show: () => inside(<Activity driverId={id} />),
    },
    ...(userId !== null && mayNow(calls.listSessionsOf.access)
      ? [
          {
            key: 'sessions',
            icon: <MonitorSmartphone />,
            label: 'نشست‌ها',
            value: 'جایی که اکنون وارد است',
            show: () => inside(<SessionsOf userId={userId} name={nameOf(driver)} />),
          },
        ]
      : []),
    ...(mayNow(calls.searchAudit.access)
      ? [
          {
            key: 'events',
            icon: <ScrollText />,
            label: 'رویدادها',
            value: 'آنچه دیگران با او کرده‌اند',
            show: () => inside(<EventsOf table="drivers" rowId={id} />),
          },
        ]
      : []),
  ]
}

const workParts = (driver: DriverInfo): DrawerRow[] => [
  {
    key: 'turn',
    icon: <ListOrdered />,
    label: 'نوبت',
    value: turnValue(driver),
    show: () => inside(<DriverTurn driver={driver} />),
  },
  {
    key: 'wallet',
    icon: <Wallet />,
    label: 'کیف پول',
    value: <WalletValue owner={{ DriverId: driver.id }} />,
    show: () => <WalletOf owner={{ DriverId: driver.id }} name={nameOf(driver)} />,
  },
  {
    key: 'rates',
    icon: <Star />,
    label: 'امتیاز',
    value: rateValue(driver),
    show: () => inside(<RatesOf driverId={driver.id} />),
  },
  {
    key: 'trucks',
    icon: <Truck />,
    label: 'کامیون‌ها',
    value: <b>{formatNumber(driver.freighterCount)} کامیون</b>,
    show: () => (
      <>
        {inside(<Trucks driverId={driver.id} />)}
        <section>
          <h3>افزودن کامیون</h3>
          <Suspense fallback={<SkeletonLines lines={2} />}>
            <AddTruck driverId={driver.id} />
          </Suspense>
        </section>
      </>
    ),
  },
]

const accountParts = (driver: DriverInfo): DrawerRow[] => [
  {
    key: 'mobile',
    icon: <Phone />,
    label: 'موبایل',
    value: <b>{toPersianDigits(driver.mobile)}</b>,
    show: () => inside(<MobileForm driver={driver} />),
  },
  {
    key: 'password',
    icon: <KeyRound />,
    label: 'گذرواژه',
    value: driver.mustChangePassword ? 'هنگام ورود باید آن را عوض کند' : 'گذاشتن گذرواژهٔ تازه',
    show: () => inside(<PasswordForm driver={driver} />),
  },
  {
    key: 'phone',
    icon: <Smartphone />,
    label: 'گوشی',
    value: driver.hasPhone ? <b>یک گوشی</b> : 'گوشی‌ای ثبت نشده',
    show: () => inside(<PhoneActs driver={driver} />),
  },
  {
    key: 'native',
    icon: <MapPin />,
    label: 'بومی',
    value: <b>{driver.isNative ? 'بومی' : 'غیربومی'}</b>,
    show: () => inside(<NativeSwitch driver={driver} />),
  },
]

const turnValue = ({ turn }: DriverInfo) =>
  turn ? (
    <>
      <b>{toPersianDigits(turn.turnNumber)}</b>، {turn.loadHallName}
    </>
  ) : (
    'نوبتی ندارد، دادن نوبت'
  )

const rateValue = ({ avrageRate, rateCount }: DriverInfo) =>
  avrageRate === null ? (
    'هنوز امتیازی ندارد'
  ) : (
    <>
      <b>{formatNumber(avrageRate)} از ۵</b>، در {formatNumber(rateCount)} نظر
    </>
  )
