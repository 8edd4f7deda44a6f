import { ArrowRight } from 'lucide-react'
import { formatPhone } from '@bargah/contract/kernel/digits.ts'
import { PublicHead } from '../../kernel/PublicHead.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Timeline } from '../../ui/Timeline.tsx'
import { useContact } from '../contact/contact.parts.tsx'
import { NeedList, type RegisterFrameProps, type Steps } from './register-frame.tsx'

/** Registering at a desk: the form, and beside it how far one is, what is to be at hand, and whom to ask. */
export function RegisterDesk({
  title,
  steps,
  needs,
  onBack,
  isLast = false,
  foot,
  children,
}: RegisterFrameProps) {
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
