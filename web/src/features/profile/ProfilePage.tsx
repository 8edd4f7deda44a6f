import { KeyRound } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { calls } from '../../kernel/calls.ts'
import { Link, useNavigate } from '../../kernel/navigation.tsx'
import { roleLabels } from '@bargah/contract/kernel/access.ts'
import { paths } from '../../kernel/paths.ts'
import { Read } from '../../kernel/Read.tsx'
import { mayNow, useMember } from '../../kernel/session.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { PageFrame } from '../../ui/PageFrame.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { Identity } from './Identity.tsx'
import { useMe } from './profile.queries.ts'
import { Sessions } from './Sessions.tsx'

const MyDriver = lazy(async () => ({ default: (await import('../drivers/my-driver.parts.ts')).MyDriver }))
const MyFactors = lazy(async () => ({ default: (await import('../factors/factors.parts.tsx')).MyFactors }))
const MyMail = lazy(async () => ({ default: (await import('../mail/mail.parts.tsx')).MyMail }))
const ChangePasswordDialog = lazy(() => import('./ChangePasswordDialog.tsx'))

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
      {phone && (
        <Suspense fallback={<SkeletonLines lines={5} />}>
          <MyDriver />
        </Suspense>
      )}
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
          <Suspense fallback={<SkeletonLines lines={3} />}>
            <MyFactors />
          </Suspense>
        </Panel>
      )}
      {!phone && (
        <Panel title="ایمیل">
          <Suspense fallback={<SkeletonLines lines={2} />}>
            <MyMail />
          </Suspense>
        </Panel>
      )}
      {mayNow(calls.listApiKeys.access) && (
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
      {changing && (
        <Suspense>
          <ChangePasswordDialog onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </PageFrame>
  )
}
