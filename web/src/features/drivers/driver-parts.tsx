import {
  Activity as ActivityIcon,
  IdCard,
  Image,
  KeyRound,
  MapPin,
  Phone,
  Smartphone,
  TriangleAlert,
  Truck,
} from 'lucide-react'
import type { DriverInfo } from '@bargah/contract/features/drivers/driver-search.schema.ts'
import {
  type DriverPart,
  driverParts as partNames,
} from '@bargah/contract/features/drivers/drivers.states.ts'
import { changeDriverRefusals } from '@bargah/contract/features/drivers/drivers.text.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { mayCall } from '../../kernel/calls.ts'
import type { DrawerRow } from '../../ui/DrawerRows.tsx'
import { fetched, fetchedInside } from '../../ui/fetched.tsx'
import { inside } from '../../ui/inside.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { eventsPart } from '../audit/audit.parts.tsx'
import { sessionsPart } from '../auth/sessions.parts.tsx'
import { Activity } from './Activity.tsx'
import { hasTruck, lacksOf } from './driver-acts.rules.ts'
import { driverNameOf } from './driver-words.ts'
import { PhoneActs } from './PhoneActs.tsx'
import { useUndoable } from '../../kernel/use-undoable.ts'
import { Switch } from '../../ui/Switch.tsx'

const MobileForm = fetchedInside(async () => ({ default: (await import('./AccountForms.tsx')).MobileForm }))
const PasswordForm = fetchedInside(async () => ({
  default: (await import('./AccountForms.tsx')).PasswordForm,
}))
const Trucks = fetchedInside(async () => ({ default: (await import('./Trucks.tsx')).Trucks }))
const AddTruck = fetched(
  async () => ({ default: (await import('./Trucks.tsx')).AddTruck }),
  <SkeletonLines lines={2} />,
)
const CompleteDriverForm = fetchedInside(() => import('./CompleteDriverForm.tsx'))
const PictureForm = fetchedInside(() => import('./PictureForm.tsx'))

/** A driver's drawer below the figures that decide. In: whom it is about, and the missing part that is to be told. */
export const driverParts = (driver: DriverInfo, tells?: DriverPart): DrawerRow[] => [
  ...(!driver.driverActive && mayCall('completeDriver') ? [whoPart(driver, tells)] : []),
  trucksPart(driver),
  ...accountParts(driver),
  {
    key: 'picture',
    icon: <Image />,
    label: 'عکس',
    value: driver.hasPicture ? 'دارد' : 'ندارد',
    show: () => inside(<PictureForm driverId={driver.id} />),
  },
  {
    key: 'activity',
    icon: <ActivityIcon />,
    label: 'کارهای اخیر',
    value: 'نوبت‌ها، فهرست‌ها و مجوزها',
    show: () => inside(<Activity driverId={driver.id} />),
  },
  ...sessionsPart({ userId: driver.userId, name: driverNameOf(driver) }),
  ...eventsPart({ table: 'drivers', rowId: driver.id, value: 'آنچه دیگران با او کرده‌اند' }),
]

const whoPart = (driver: DriverInfo, tells?: DriverPart): DrawerRow => ({
  key: 'who',
  icon: <IdCard />,
  label: 'مشخصات',
  value: whoValue(lacksOf(driver)),
  show: () => inside(<CompleteDriverForm driver={{ ...driver, hasTruck: hasTruck(driver) }} tells={tells} />),
})

const whoValue = (missing: readonly DriverPart[]) =>
  missing.length === 0 ? (
    <>
      <b>کامل</b>، می‌توانید درست کنید
    </>
  ) : (
    <span className="row inline gap-15 strong is-warning">
      <TriangleAlert className="i-sm" />
      کم دارد: {missing.map((part) => partNames[part]).join('، ')}
    </span>
  )

const trucksPart = ({ id, freighterCount }: DriverInfo): DrawerRow => ({
  key: 'trucks',
  icon: <Truck />,
  label: 'کامیون‌ها',
  value: freighterCount === 0 ? 'ندارد، افزودن کامیون' : <b>{formatNumber(freighterCount)} کامیون</b>,
  show: () => (
    <>
      {inside(<Trucks driverId={id} />)}
      <section>
        <h3>افزودن کامیون</h3>
        <AddTruck driverId={id} />
      </section>
    </>
  ),
})

const accountParts = (driver: DriverInfo): DrawerRow[] => [
  {
    key: 'mobile',
    icon: <Phone />,
    label: 'موبایل',
    value: <b>{toPersianDigits(driver.mobile)}</b>,
    verb: 'تغییر',
    well: () => <MobileForm driver={driver} />,
  },
  {
    key: 'password',
    icon: <KeyRound />,
    label: 'گذرواژه',
    ...passwordOf(driver),
  },
  {
    key: 'phone',
    icon: <Smartphone />,
    label: 'گوشی',
    value: driver.hasPhone ? <b>یک گوشی</b> : 'گوشی‌ای ثبت نشده',
    acts: <PhoneActs driver={driver} />,
  },
  {
    key: 'native',
    icon: <MapPin />,
    label: 'بومی',
    value: driver.isNative ? (
      <>
        <b>بومی</b>، نوبت تازه‌اش به‌اندازهٔ بومیان
      </>
    ) : (
      <>
        <b>غیربومی</b>، نوبت تازه‌اش به‌اندازهٔ دیگران
      </>
    ),
    acts: <NativeSwitch driver={driver} />,
  },
]

const passwordOf = (driver: DriverInfo) =>
  driver.userId === null
    ? { value: changeDriverRefusals.no_account }
    : {
        value: driver.mustChangePassword ? 'هنگام ورود باید آن را عوض کند' : 'گذاشته شده است',
        verb: 'گذرواژهٔ تازه',
        well: () => <PasswordForm driver={driver} />,
      }

/** Whether a driver counts as a native at every hall: his turns to come live as long as theirs. */
function NativeSwitch({ driver }: { driver: DriverInfo }) {
  const make = useUndoable('makeDriverNative', 'makeDriverNonNative')
  const unmake = useUndoable('makeDriverNonNative', 'makeDriverNative')
  const asked = { query: { driverId: driver.id } }
  return (
    <Switch
      label="بومی همهٔ سالن‌ها"
      labelHidden
      value={driver.isNative}
      onChange={(isNative) => (isNative ? make : unmake).act({ input: asked, back: asked })}
    />
  )
}
