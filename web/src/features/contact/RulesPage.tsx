import type { MouseEvent } from 'react'
import { readRules } from '@bargah/contract/features/contact/read-rules.ts'
import { formatPhone } from '@bargah/contract/kernel/digits.ts'
import { Link, useRouter } from '../../kernel/navigation.tsx'
import { paths } from '../../kernel/paths.ts'
import { PublicHead } from '../../kernel/PublicHead.tsx'
import { useSession } from '../../kernel/session.ts'
import { PageFrame } from '../../ui/PageFrame.tsx'
import { Card } from '../../ui/Panel.tsx'
import { NARROW, useMedia } from '../../ui/use-media.ts'
import { Rules } from './Rules.tsx'
import { useContact } from './contact.queries.ts'
import './contact.css'

const title = 'قوانین بارگاه'

/** The rules, open to all: whoever registers reads them first (rules 4.17). */
export default function RulesPage() {
  const role = useSession()?.member.role
  const { history } = useRouter()
  const isNarrow = useMedia(NARROW)
  if (role === undefined) return <ForStrangers isNarrow={isNarrow} />
  const isPhone = role === 'Driver'
  return (
    <PageFrame phone={isPhone} isWide title={title} onBack={() => history.back()}>
      {isPhone || isNarrow ? (
        <Card>
          <Rules />
        </Card>
      ) : (
        <RulesDesk />
      )}
    </PageFrame>
  )
}

const ForStrangers = ({ isNarrow }: { isNarrow: boolean }) => (
  <main id="main" tabIndex={-1} className={isNarrow ? 'in-middle stack rules-page' : 'stack sheet-page'}>
    <PublicHead here="rules">
      {!isNarrow && (
        <Link className="muted" to={paths.newRegister}>
          ثبت‌نام
        </Link>
      )}
    </PublicHead>
    <h1 className="title-md">{title}</h1>
    {isNarrow ? (
      <Card>
        <Rules />
      </Card>
    ) : (
      <RulesDesk />
    )}
  </main>
)

/** The rules at a desk: the text at reading width, and beside it what it is made of and whom to ask. */
function RulesDesk() {
  const { rules, suportTell } = useContact().data ?? {}
  const headings = readRules(rules ?? '').filter((block) => block.is === 'heading')
  return (
    <div className="panel clips fills with-well">
      <div className="rules-desk">
        <Rules />
      </div>
      <aside className="stack gap-5 on-page">
        {headings.length > 0 && (
          <nav className="stack gap-2" aria-label="در این صفحه">
            <h2 className="heading">در این صفحه</h2>
            <ul className="stack gap-2">
              {headings.map(({ at, text }) => (
                <li key={at}>
                  <a href={`#rule-${at}`} onClick={(event) => goTo(event, `rule-${at}`)}>
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {suportTell && (
          <p className="quiet">
            پرسشی دربارهٔ قوانین دارید؟ پشتیبانی{' '}
            <a href={`tel:${suportTell}`}>
              <bdi dir="ltr" className="num">
                {formatPhone(suportTell)}
              </bdi>
            </a>
          </p>
        )}
      </aside>
    </div>
  )
}

/** Within the page, which stays the same address for the router. */
function goTo(event: MouseEvent<HTMLAnchorElement>, id: string) {
  event.preventDefault()
  document.getElementById(id)?.scrollIntoView({ block: 'start' })
}
