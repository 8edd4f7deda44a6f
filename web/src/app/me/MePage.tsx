import {
  BellRing,
  History,
  IdCard,
  KeyRound,
  Logs,
  Power,
  Smartphone,
  SunMoon,
  Truck,
  UserRound,
  UserRoundX,
} from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link, useNavigate } from '../../kernel/navigation.tsx'
import { formatNumber, formatPhone } from '@bargah/contract/kernel/digits.ts'
import { useTrucksOf } from '../../features/drivers/my-driver.parts.tsx'
import { PlateOf } from '../../ui/Plate.tsx'
import { usePastLoads } from '../../features/permits/past-loads.queries.ts'
import { useMe } from '../../features/profile/profile.queries.ts'
import { HelpLink } from '../../kernel/HelpLink.tsx'
import { paths } from '../../kernel/paths.ts'
import { useMember } from '../../kernel/session.ts'
import { Faces } from '../../ui/Face.tsx'
import { fetched } from '../../ui/fetched.tsx'
import { PhoneHeader } from '../../ui/PhoneHeader.tsx'
import { RowFace } from '../../ui/RowFace.tsx'
import './me.css'

const ChangePasswordDialog = fetched(() => import('../../features/profile/ChangePasswordDialog.tsx'))
const SignOutSheet = fetched(() => import('./SignOutSheet.tsx'))

/** «من»: who the driver is, what of his may change, what he carried before, and the way out. */
export default function MePage() {
  const navigate = useNavigate()
  const [open, setOpen] = useState<'password' | 'out' | null>(null)
  const past = usePastLoads()
  const close = () => setOpen(null)
  return (
    <>
      <PhoneHeader title="من" onBack={() => void navigate({ to: paths.home })} end={<HelpLink />} />
      <Faces>
        <Who />
        <ul className="face-rows is-wide size-xl">
          <MobileRow />
          <Row to={paths.noticeChoices} icon={<BellRing />} title="خبرم کن" detail="وقتی بار راه من آمد" />
          <Row to={paths.myTruck} icon={<Truck />} title="کامیون من" detail="عوض کردن یا واگذاری هم" />
          <Row to={paths.myPhones} icon={<Smartphone />} title="این گوشی" />
          <Row to={paths.myPermits} icon={<History />} title="بارهای گذشته" detail={past && pastText(past)} />
          <Row to={paths.turns} icon={<Logs />} title="نوبت‌های من" />
          <Row to={paths.myLook} icon={<SunMoon />} title="صدا، خط و رنگ" />
          <Row to={paths.profile} icon={<IdCard />} title="همهٔ مشخصات، عکس و امتیازها" />
          <li>
            <button type="button" onClick={() => setOpen('password')}>
              <RowFace icon={<KeyRound />} title="تغییر گذرواژه" />
            </button>
          </li>
          <li>
            <Link to={paths.writeMessage} search={{ about: 'erasure' } as object}>
              <RowFace icon={<UserRoundX />} title="پاک کردن حساب من" detail="با پیام به پشتیبانی" />
            </Link>
          </li>
          <li>
            <button type="button" onClick={() => setOpen('out')}>
              <RowFace icon={<Power />} title="خروج از این گوشی" />
            </button>
          </li>
        </ul>
      </Faces>
      {open === 'password' && <ChangePasswordDialog onClose={close} />}
      {open === 'out' && <SignOutSheet onClose={close} />}
    </>
  )
}

/** «۱۲ بار، ۲ مجوز باطل‌شده»: a load whose permit was voided was not carried. */
const pastText = ({ carried, voided }: { carried: number; voided: number }) =>
  `${formatNumber(carried)} بار${voided > 0 ? `، ${formatNumber(voided)} مجوز باطل‌شده` : ''}`

type RowProps = { to: string; icon: ReactNode; title: ReactNode; detail?: ReactNode }

const Row = ({ to, ...face }: RowProps) => (
  <li>
    <Link to={to}>
      <RowFace {...face} />
    </Link>
  </li>
)

function Who() {
  const { fullname, clientId } = useMember()
  const profile = useMe().data?.profile
  const truck = useTrucksOf(clientId).data?.rows.find(({ isCurrent }) => isCurrent)
  const plaque = profile?.kind === 'driver' ? profile : null
  return (
    <section className="at-middle grid me-who" aria-label={fullname}>
      <span className="tile tile-round me-picture">
        <UserRound />
      </span>
      <div>
        <h2 className="title-md">{fullname}</h2>
        <p className="face-ink size-xl second">{truck ? `راننده، ${truck.loadingTypeTitle}` : 'راننده'}</p>
      </div>
      {plaque?.plaqueNumber && <PlateOf truck={plaque} size="whole" />}
    </section>
  )
}

/** The number that codes and answers go to. */
function MobileRow() {
  const profile = useMe().data?.profile
  if (profile?.kind !== 'driver') return null
  return (
    <Row
      to={paths.help}
      icon={<Smartphone />}
      title={<bdi className="num">{formatPhone(profile.mobile)}</bdi>}
      detail="برای عوض کردن شماره به پشتیبانی زنگ بزنید."
    />
  )
}
