import { useEffect, useRef, useState } from 'react'
import { Download } from 'lucide-react'
import { formatDateTime } from '@bargah/contract/kernel/dates.ts'
import { Navigate, useNavigate, useSearch } from '../../kernel/navigation.tsx'
import { paths } from '../../kernel/paths.ts'
import { useRead } from '../../kernel/use-read.ts'
import { Brand } from '../../ui/Brand.tsx'
import { Button } from '../../ui/Button.tsx'
import { CameraReader } from './CameraReader.tsx'
import { CheckedPermit } from './CheckedPermit.tsx'
import { VerifyForm } from './VerifyForm.tsx'
import { type Checked, checkPermit, type KnownKey } from './check-permit.rules.ts'
import { verifySignature } from './verify-signature.ts'
import './check.css'

type InstallEvent = Event & { prompt(): Promise<unknown> }

/** Makes the page an app of its own. Out: what asks the browser to install it, while the browser offers to. */
function useInstall(manifest: string): (() => void) | undefined {
  const [offer, setOffer] = useState<InstallEvent>()
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
    const before = link?.getAttribute('href') ?? ''
    const note = (event: Event) => {
      event.preventDefault()
      setOffer(event as InstallEvent)
    }
    link?.setAttribute('href', manifest)
    window.addEventListener('beforeinstallprompt', note)
    return () => {
      link?.setAttribute('href', before)
      window.removeEventListener('beforeinstallprompt', note)
    }
  }, [manifest])
  return (
    offer &&
    (() => {
      setOffer(undefined)
      void offer.prompt()
    })
  )
}

type Kept = { keys: KnownKey[]; at: number }
const name = 'bargah.permitKeys'

function kept(): Kept | undefined {
  try {
    return (JSON.parse(localStorage.getItem(name) ?? 'null') as Kept | null) ?? undefined
  } catch {
    return undefined
  }
}

/** The public keys that permits are checked by: kept on the device, renewed whenever there is a network. */
function useKnownKeys() {
  const read = useRead('showPermitKeys', { staleTime: 0 })
  const { data, dataUpdatedAt: at } = read
  useEffect(() => {
    if (data) localStorage.setItem(name, JSON.stringify({ keys: data.keys, at } satisfies Kept))
  }, [data, at])
  return { known: data ? { keys: data.keys, at } : kept(), refetch: read.refetch }
}

/** Reads codes one after the other: what the last one is, and how to read the next. */
function useCheck() {
  const { known, refetch } = useKnownKeys()
  const [checked, setChecked] = useState<Checked | null>(null)

  const judge = async (text: string): Promise<Checked> => {
    const first = await checkPermit(text, known?.keys ?? [], verifySignature)
    if (first.verdict !== 'unknownKey') return first
    const fresh = await refetch()
    if (!fresh.isSuccess) return first
    const again = await checkPermit(text, fresh.data.keys, verifySignature)
    // all keys of Bargah are here now, and it is none of them
    return again.verdict === 'unknownKey' ? { verdict: 'notOurs' } : again
  }
  return {
    keysAt: known?.at,
    checked,
    check: async (text: string) => setChecked(await judge(text)),
    next: () => setChecked(null),
  }
}

/** For who stands at a gate, without a network (docs/decisions/0046). Open to all; installs as an app of its own. */
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
        <div className="panel clips with-well">
          <div className="stack gap-5">
            <h1 className="title-md">بررسی مجوز با دوربین</h1>
            <CameraReader onRead={(text) => void check(text)} />
          </div>
          <aside className="on-page">
            <VerifyForm isBeside />
          </aside>
        </div>
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
      'هنوز آمادهٔ کار بی‌اینترنت نیست: کلیدهای بارگاه نیامده است. این صفحه را با اینترنت دوباره باز کنید.'
    ) : (
      <>
        بی‌اینترنت هم کار می‌کند. کلیدهای بارگاه {formatDateTime(new Date(keysAt))} گرفته شد. از تصویر چیزی نگه
        داشته یا فرستاده نمی‌شود.
      </>
    )}
  </p>
)
