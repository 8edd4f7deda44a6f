import { Link } from '@tanstack/react-router'
import { PhoneIcon, ShieldCheck } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { paths } from '../../app/paths.ts'
import { lastSessionEnd } from '../../kernel/session.ts'
import { Brand } from '../../ui/Brand.tsx'
import { Note } from '../../ui/Note.tsx'
import { NARROW, useMedia } from '../../ui/use-media.ts'
import { expiredTitle, supportPhone } from './auth.text.ts'
import { LoginForm } from './LoginForm.tsx'
import './login.css'

const RoadPanel = lazy(() => import('./RoadPanel.tsx'))

/** Signing in: the form, and on a desk the country's roads beside it. */
export function LoginPage({ onSignedIn }: { onSignedIn: () => void }) {
  const narrow = useMedia(NARROW)
  const ended = lastSessionEnd()
  return (
    <main className="login" id="main">
      <section className="login-form">
        <div className="login-form-in">
          <Brand large />
          <div>
            <h1>ورود به بارگاه</h1>
            <p className="muted">نام کاربری و گذرواژه را وارد کنید.</p>
          </div>
          {ended?.end === 'expired' && (
            <Note tone="warning" title={expiredTitle}>
              <p>{ended.why}</p>
            </Note>
          )}
          <LoginForm onSignedIn={onSignedIn} />
          <p className="login-more">
            <PhoneIcon className="i-lg" />
            تماس با پشتیبانی
            <a href={`tel:${supportPhone.dial}`}>
              <bdi dir="ltr">{supportPhone.shown}</bdi>
            </a>
          </p>
          <p className="login-more">
            <ShieldCheck className="i-lg" />
            برگهٔ مجوز در دست دارید؟
            <Link to={paths.verifyForm}>بررسی مجوز</Link>
          </p>
        </div>
      </section>
      {!narrow && (
        <aside className="login-side on-hero">
          <Suspense>
            <RoadPanel />
          </Suspense>
          <div className="login-say">
            <h2>نوبت هر کس، روشن و قابل بررسی</h2>
            <p>هر نوبت، هر انتخاب و هر بار در دفتری عمومی ثبت می‌شود و هر کسی می‌تواند آن را بررسی کند.</p>
          </div>
        </aside>
      )}
    </main>
  )
}
