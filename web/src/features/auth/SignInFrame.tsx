import { ArrowRight, Headphones } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { paths } from '../../kernel/paths.ts'
import { Hear } from '../../kernel/voice/Hear.tsx'
import { Brand } from '../../ui/Brand.tsx'
import { Face, type FaceTone } from '../../ui/Face.tsx'
import { fetched } from '../../ui/fetched.tsx'
import { headAct, Tap } from '../../ui/PhoneHeader.tsx'
import './sign-in.css'

const SignInHelp = fetched(() => import('./SignInHelp.tsx'))

type SignInFrameProps = {
  tone: FaceTone
  title: string
  /** Under the title, in the face. */
  lead?: ReactNode
  /** Without it the brand stands in its place. */
  onBack?: (() => void) | undefined
  onForgot: () => void
  /** What is read aloud of it; without it its title. */
  says?: string
  children: ReactNode
}

/** A step of signing in on a phone: a coloured head that says what to do, and under it where it is done. */
export function SignInFrame({
  tone,
  title,
  lead,
  onBack,
  onForgot,
  says = `${title}.`,
  children,
}: SignInFrameProps) {
  const [isHelping, setHelping] = useState(false)
  const main = useRef<HTMLElement>(null)
  // what was pressed is gone with the step before
  useEffect(() => {
    if (document.activeElement === document.body)
      (main.current?.querySelector('input') ?? main.current)?.focus()
  }, [])
  return (
    <main ref={main} id="main" tabIndex={-1} className="measure on-page column text-xl sign-in">
      <Face tone={tone} fills={tone === 'plain'}>
        <header className="row sign-in-head">
          {onBack ? <Tap aria-label="بازگشت" icon={<ArrowRight />} onClick={onBack} /> : <Brand />}
          <span className="grow" />
          <Hear look="head" says={says} />
          <button type="button" className={headAct} onClick={() => setHelping(true)}>
            <Headphones />
            کمک
          </button>
        </header>
        <h1 className="figure-3xl">{title}</h1>
        {lead}
        {tone === 'plain' && children}
      </Face>
      {tone !== 'plain' && <div className="gap-3 grid one-column sign-in-in">{children}</div>}
      {isHelping && <SignInHelp onForgot={onForgot} onClose={() => setHelping(false)} />}
    </main>
  )
}

export const otherStepClass = 'pack-middle tall-hero row gap-25 ink strong sign-in-other'

/** What else somebody may do on this step, in words under the solid act. */
export const OtherStep = ({
  icon,
  children,
  onPress,
}: {
  icon: ReactNode
  children: ReactNode
  onPress: () => void
}) => (
  <button type="button" className={otherStepClass} onClick={onPress}>
    {icon}
    {children}
  </button>
)

/** Where those register who are no drivers; plain links, since the door waits for no router. */
export const RegisterOthers = () => (
  <p className="pack-middle row wrap text-lg muted">
    ثبت‌نام
    <a href={paths.newRegister} className="tall-hero row strong">
      شرکت
    </a>
    یا
    <a href={paths.newRegisterOwner} className="tall-hero row strong">
      صاحب کالا
    </a>
  </p>
)
