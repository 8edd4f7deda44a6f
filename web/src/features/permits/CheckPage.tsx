import { Download } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Navigate, useNavigate, useSearch } from '../../kernel/navigation.tsx'
import { formatDateTime } from '@bargah/contract/kernel/dates.ts'
import { paths } from '../../kernel/paths.ts'
import { Brand } from '../../ui/Brand.tsx'
import { Button } from '../../ui/Button.tsx'
import { CameraReader } from './CameraReader.tsx'
import { CheckedPermit } from './CheckedPermit.tsx'
import { useCheck } from './use-check.ts'
import { useInstall } from './use-install.ts'
import { VerifyForm } from './VerifyForm.tsx'
import './check.css'

/**
 * For who stands at a gate: reads the square of a permit and says without a network whether Bargah signed it
 * (docs/decisions/0046). Open to all; installs as an app of its own.
 */
export default function CheckPage() {
  const install = useInstall('/check.webmanifest')
  const { checked, check, next, keysAt } = useCheck()
  useHandedOn(check)
  if (checked?.verdict === 'typed') return <Navigate to={paths.verify(checked.code)} />
  return (
    <main id="main" tabIndex={-1} className="text-lg stack sheet-page verify">
      <Brand />
      {checked ? (
        <>
          <CheckedPermit checked={checked} />
          <Button variant="primary" size="hero" onClick={next}>
            خواندن مجوز بعدی
          </Button>
        </>
      ) : (
        <>
          <h1 className="title-md">بررسی مجوز با دوربین</h1>
          <CameraReader onRead={(text) => void check(text)} />
          <VerifyForm isBeside />
        </>
      )}
      <Readiness keysAt={keysAt} />
      {install && (
        <Button icon={<Download />} onClick={install}>
          گذاشتن این صفحه روی گوشی
        </Button>
      )}
    </main>
  )
}

/** A code that another page hands on (`?code=`) is checked at once, and leaves the address. */
function useHandedOn(check: (text: string) => Promise<void>) {
  const code = useSearch()['code']
  const navigate = useNavigate()
  const handedOn = useRef<unknown>(undefined)
  // navigate once per code; a second navigate would cancel the first
  useEffect(() => {
    if (handedOn.current === code) return
    handedOn.current = code
    if (typeof code !== 'string') return
    void check(code)
    void navigate({ to: paths.check, replace: true })
  })
}

const Readiness = ({ keysAt }: { keysAt: number | undefined }) => (
  <p className="quiet">
    {keysAt === undefined ? (
      'هنوز آمادهٔ کار بی‌اینترنت نیست: این صفحه را یک بار با اینترنت باز کنید تا کلیدهای بارگاه بیاید.'
    ) : (
      <>
        بی‌اینترنت هم کار می‌کند. کلیدهای بارگاه {formatDateTime(new Date(keysAt))} گرفته شد. از تصویر چیزی نگه
        داشته یا فرستاده نمی‌شود.
      </>
    )}
  </p>
)
