import { classes } from '../../ui/classes.ts'
import { useEffect, useRef } from 'react'
import { Link } from '../../kernel/navigation.tsx'
import { paths } from '../../kernel/paths.ts'
import { Hear } from '../../kernel/voice/Hear.tsx'
import { PhoneHeader } from '../../ui/PhoneHeader.tsx'
import { NARROW, useMedia } from '../../ui/use-media.ts'
import { NeedList, type RegisterFrameProps } from './register-frame.tsx'
import { RegisterDesk } from './RegisterDesk.tsx'
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
                'grid gap-1 text-note regular muted',
                place < steps.now && 'is-done',
                place === steps.now && 'is-now',
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
