import { useState } from 'react'
import { Building2, PhoneIcon, ShieldCheck, Truck } from 'lucide-react'
import type { LoginDoor } from '@bargah/contract/kernel/access.ts'
import { formatPhone } from '@bargah/contract/kernel/digits.ts'
import { Link } from '../../kernel/navigation.tsx'
import { paths } from '../../kernel/paths.ts'
import { lastSessionEnd } from '../../kernel/session.ts'
import { useRead } from '../../kernel/use-read.ts'
import { Brand } from '../../ui/Brand.tsx'
import { Note } from '../../ui/Note.tsx'
import { NARROW, useMedia } from '../../ui/use-media.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { fetched } from '../../ui/fetched.tsx'
import { expiredTitle } from './auth.text.ts'
import { LoginForm } from './LoginForm.tsx'
import './login.css'

const PhoneLogin = fetched(() => import('./PhoneLogin.tsx'))
const RoadPanel = fetched(() => import('./RoadPanel.tsx'))
const ForgotPassword = fetched(() => import('./ForgotPassword.tsx'))

type LoginPageProps = { onSignedIn: () => void }

/** Signing in: on a phone by number and code, on a desk by name and password. */
export function LoginPage({ onSignedIn }: LoginPageProps) {
  const narrow = useMedia(NARROW)
  if (!narrow) return <DeskLogin onSignedIn={onSignedIn} />
  return <PhoneLogin onSignedIn={onSignedIn} />
}

function DeskLogin({ onSignedIn }: LoginPageProps) {
  const ended = lastSessionEnd()
  const [door, setDoor] = useState<LoginDoor>('Driver')
  const [shown, setShown] = useState<'name' | 'code' | 'forgot'>('name')
  return (
    <main className="login" id="main">
      <section className="one-column centred login-form">
        <div className="stack full login-form-in">
          <Brand large />
          {shown === 'forgot' ? (
            <ForgotPassword door={door} onBack={() => setShown('name')} />
          ) : (
            <>
              {shown === 'name' && (
                <div>
                  <h1 className="title-lg">ورود به بارگاه</h1>
                  <p className="muted">نام کاربری و گذرواژه را وارد کنید.</p>
                </div>
              )}
              {shown === 'name' && ended?.end === 'expired' && (
                <Note tone="warning" title={expiredTitle}>
                  <p>{ended.why}</p>
                </Note>
              )}
              <LoginForm
                door={door}
                onDoor={setDoor}
                onForgot={() => setShown('forgot')}
                onCode={(isAsked) => setShown(isAsked ? 'code' : 'name')}
                onSignedIn={onSignedIn}
              />
              {shown === 'name' && <RegisterLinks />}
            </>
          )}
          <div>
            <CallSupport />
            <p className="pack-middle login-more row muted">
              <ShieldCheck className="i-lg" />
              بدون ورود:
              <Link to={paths.verifyForm} className="strong grid at-middle">
                بررسی مجوز
              </Link>
              <Link to={paths.logs} className="strong grid at-middle">
                دفتر سالن‌ها
              </Link>
            </p>
          </div>
        </div>
      </section>
      <aside className="clips login-side on-hero">
        <RoadPanel />
        <div className="login-say">
          <h2 className="title-lg">نوبت هر کس، روشن و قابل بررسی</h2>
          <p>هر نوبت، هر انتخاب و هر بار در دفتری عمومی ثبت می‌شود و هر کسی می‌تواند آن را بررسی کند.</p>
        </div>
      </aside>
    </main>
  )
}

/** The support's number, as the contact settings say it; its line is kept, so that nothing moves when it comes. */
function CallSupport() {
  const number = useRead('showContact').data?.suportTell
  return (
    <p className="pack-middle login-more row muted login-support">
      {number && (
        <>
          <PhoneIcon className="i-lg" />
          تماس با پشتیبانی
          <a href={`tel:${number}`} className="strong grid at-middle">
            <bdi dir="ltr" className="num">
              {formatPhone(number)}
            </bdi>
          </a>
        </>
      )}
    </p>
  )
}

/** Where those go who have no account. */
function RegisterLinks() {
  return (
    <div className="stack gap-3">
      <p className="login-or row gap-3 muted">حساب ندارید؟</p>
      <div className="two-columns stack gap-3">
        <Link to={paths.registerDriver} className={buttonClass('default', 'touch')}>
          <Truck className="i-lg" />
          ثبت‌نام راننده
        </Link>
        <Link to={paths.newRegister} className={buttonClass('default', 'touch')}>
          <Building2 className="i-lg" />
          ثبت‌نام شرکت
        </Link>
      </div>
      <p className="pack-middle login-more row muted">
        صاحب کالا هستید؟
        <Link to={paths.newRegisterOwner} className="strong grid at-middle">
          ثبت‌نام صاحب کالا
        </Link>
      </p>
    </div>
  )
}
