import { KeyRound } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { mayCall } from '../../kernel/calls.ts'
import { Link, useNavigate } from '../../kernel/navigation.tsx'
import { roleLabels } from '@bargah/contract/kernel/access.ts'
import { paths } from '../../kernel/paths.ts'
import { Read } from '../../kernel/Read.tsx'
import { useMember } from '../../kernel/session.ts'
import { AccountName } from '../../ui/AccountName.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { PageFrame } from '../../ui/PageFrame.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { type Me, useMe } from './profile.queries.ts'
import { Sessions } from './Sessions.tsx'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { fetched } from '../../ui/fetched.tsx'
import { PlateOf } from '../../ui/Plate.tsx'

type Fact = { term: string; value: ReactNode }
type Profile = NonNullable<Me['profile']>

const code = (text: string) => <bdi dir="ltr">{toPersianDigits(text)}</bdi>
const fact = (term: string, value: ReactNode | null): Fact | null => (value ? { term, value } : null)

/** Who the account is: its name and role, and the facts of the company, cargo owner or driver behind it. */
function Identity({ me: { member, profile } }: { me: Me }) {
  const items = [
    fact('نام', member.fullname),
    fact('نقش', roleLabels[member.role]),
    fact('نام کاربری', <AccountName of={member.username} />),
    ...(profile ? factsOf(profile) : []),
  ]
  return <DescriptionList items={items} />
}

function factsOf(profile: Profile): (Fact | null)[] {
  switch (profile.kind) {
    case 'company':
      return [
        fact('شناسهٔ ملی', code(profile.nationalId)),
        fact('موبایل', profile.mobile && code(profile.mobile)),
        fact('شهر', profile.cityName),
        fact('نشانی', profile.address && toPersianDigits(profile.address)),
      ]
    case 'productOwner':
      return [fact('کد یا شناسهٔ ملی', code(profile.nationalId)), fact('موبایل', code(profile.mobile))]
    case 'driver':
      return [
        fact('کد ملی', code(profile.nationalId)),
        fact('موبایل', code(profile.mobile)),
        fact('کارت هوشمند راننده', profile.driverCardNumber && code(profile.driverCardNumber)),
        fact('کارت هوشمند ناوگان', profile.freighterCardNumber && code(profile.freighterCardNumber)),
        fact('پلاک', profile.plaqueNumber && <PlateOf truck={profile} />),
      ]
  }
}

const MyDriver = fetched(
  async () => ({ default: (await import('../drivers/my-driver.parts.tsx')).MyDriver }),
  <SkeletonLines lines={5} />,
)
const MyFactors = fetched(
  async () => ({ default: (await import('../factors/factors.parts.tsx')).MyFactors }),
  <SkeletonLines lines={3} />,
)
const MyMail = fetched(
  async () => ({ default: (await import('../mail/mail.parts.tsx')).MyMail }),
  <SkeletonLines lines={2} />,
)
const ChangePasswordDialog = fetched(() => import('./ChangePasswordDialog.tsx'))

/** One's own account: who it is, its password, where it is signed in (rules 20.7). */
export default function ProfilePage() {
  const { role } = useMember()
  const phone = role === 'Driver'
  const navigate = useNavigate()
  const [changing, setChanging] = useState(false)
  return (
    <PageFrame
      phone={phone}
      title="حساب من"
      subtitle={roleLabels[role]}
      onBack={() => void navigate({ to: phone ? paths.me : paths.home })}
    >
      <Panel title="مشخصات">
        <Read of={useMe()} wait={<SkeletonLines lines={5} />} failedTitle="مشخصات نیامد">
          {(me) => <Identity me={me} />}
        </Read>
      </Panel>
      {phone && <MyDriver />}
      <Panel title="گذرواژه">
        <div className="apart wrap">
          <p className="muted">گذرواژه را برای خود نگه دارید و گاه‌به‌گاه عوض کنید.</p>
          <Button size={phone ? 'touch' : 'form'} icon={<KeyRound />} onClick={() => setChanging(true)}>
            تغییر گذرواژه
          </Button>
        </div>
      </Panel>
      {!phone && (
        <Panel title="ورود دومرحله‌ای">
          <MyFactors />
        </Panel>
      )}
      {!phone && (
        <Panel title="ایمیل">
          <MyMail />
        </Panel>
      )}
      {mayCall('listApiKeys') && (
        <Panel title="کلیدهای برنامه‌ها">
          <div className="apart wrap">
            <p className="muted">برنامه‌های حسابداری و انبار با کلید به جای شما کار می‌کنند، بی گذرواژه.</p>
            <Link className={buttonClass('default', 'form')} to={paths.apiKeys}>
              <KeyRound /> دیدن کلیدها
            </Link>
          </div>
        </Panel>
      )}
      <Panel title="دستگاه‌های واردشده">
        <Sessions phone={phone} />
      </Panel>
      {changing && <ChangePasswordDialog onClose={() => setChanging(false)} />}
    </PageFrame>
  )
}
