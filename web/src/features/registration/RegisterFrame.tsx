import { useEffect, useRef } from 'react'
import { ArrowRight } from 'lucide-react'
import { formatPhone } from '@bargah/contract/kernel/digits.ts'
import { Link } from '../../kernel/navigation.tsx'
import { paths } from '../../kernel/paths.ts'
import { Hear } from '../../kernel/voice/Hear.tsx'
import { PublicHead } from '../../kernel/PublicHead.tsx'
import { classes } from '../../ui/classes.ts'
import { PhoneHeader } from '../../ui/PhoneHeader.tsx'
import { NARROW, useMedia } from '../../ui/use-media.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Timeline } from '../../ui/Timeline.tsx'
import { NeedList, type RegisterFrameProps, type Steps } from './register-frame.tsx'
import { useContact } from '../contact/contact.parts.tsx'
import './registration.css'

/** A page of registration: what is asked, its steps, and one act; on a desk with what is to be known beside it. */
export function RegisterFrame(props: RegisterFrameProps) {
  return useMedia(NARROW) ? <RegisterPhone {...props} /> : <RegisterDesk {...props} />
}

/** A phone's page: head with steps, and the act at the foot, above the keyboard. */
function RegisterPhone({ title, steps, needs, onBack, isLast, says, foot, children }: RegisterFrameProps) {
  const frame = useKeyboardInset<HTMLElement>()
  // another step is another page to who listens
  useEffect(() => {
    if (document.activeElement === document.body) frame.current?.focus()
  }, [frame])
  return (
    <main id="main" tabIndex={-1} className="on-page column text-lg register" ref={frame}>
      <PhoneHeader
        title={title}
        onBack={onBack}
        end={
          <>
            {says && <Hear look="head" says={says} />}
            {!isLast && (
              <Link to={paths.login} className="tall-hero row strong register-login">
                ورود
              </Link>
            )}
          </>
        }
      />
      {steps && (
        <ol className="on-panel stack gap-15 line-below register-steps" aria-label="گام‌های ثبت‌نام">
          {steps.names.map((name, place) => (
            <li
              key={name}
              className={classes(
                'grid gap-1 text-note',
                place < steps.now && 'is-done',
                place === steps.now ? 'is-now ink strong' : 'regular muted',
              )}
              aria-current={place === steps.now ? 'step' : undefined}
            >
              {name}
              {place < steps.now && <span className="sr">، انجام شده</span>}
            </li>
          ))}
        </ol>
      )}
      <div className="grow register-in stack gap-5">
        {children}
        {needs && <NeedList {...needs} />}
      </div>
      <footer className="on-panel stack gap-2 line-above register-foot">{foot}</footer>
    </main>
  )
}

/** Says in `--keyboard` of the element how much of the window's foot the keyboard of a phone covers. */
function useKeyboardInset<E extends HTMLElement>() {
  const element = useRef<E>(null)
  useEffect(() => {
    const seen = window.visualViewport
    if (!seen) return undefined
    const measure = () => {
      const covered = Math.max(0, window.innerHeight - seen.height - seen.offsetTop)
      element.current?.style.setProperty('--keyboard', `${covered}px`)
    }
    seen.addEventListener('resize', measure)
    seen.addEventListener('scroll', measure)
    return () => {
      seen.removeEventListener('resize', measure)
      seen.removeEventListener('scroll', measure)
    }
  }, [])
  return element
}

/** Registering at a desk: the form, and beside it how far one is, what is to be at hand, and whom to ask. */
function RegisterDesk({ title, steps, needs, onBack, isLast = false, foot, children }: RegisterFrameProps) {
  return (
    <main id="main" tabIndex={-1} className="stack sheet-page">
      <PublicHead bare={isLast} />
      <div className="panel clips with-well">
        <div className="stack gap-5 register-desk">
          <div className="row">
            {onBack && <IconButton aria-label="بازگشت" icon={<ArrowRight />} size="dense" onClick={onBack} />}
            <h1 className="muted">{title}</h1>
          </div>
          {children}
          <div className="stack gap-2">{foot}</div>
        </div>
        <aside className="stack gap-5 on-page">
          {steps && <StepList {...steps} />}
          {needs && <NeedList {...needs} />}
          <Ask />
        </aside>
      </div>
    </main>
  )
}

const StepList = ({ names, now }: Steps) => (
  <section className="stack gap-2" aria-label="گام‌های ثبت‌نام">
    <h2 className="heading">گام‌های ثبت‌نام</h2>
    <Timeline
      slim
      steps={names.map((name, place) => ({
        key: name,
        act: name,
        state: place < now ? 'done' : place === now ? 'here' : 'next',
      }))}
    />
  </section>
)

/** Whom to call, where there is somebody. */
function Ask() {
  const number = useContact().data?.suportTell
  if (!number) return null
  return (
    <p className="quiet">
      پرسشی دارید؟ پشتیبانی{' '}
      <a href={`tel:${number}`}>
        <bdi dir="ltr" className="num">
          {formatPhone(number)}
        </bdi>
      </a>
    </p>
  )
}
