import { Link, useRouter } from '../../kernel/navigation.tsx'
import { paths } from '../../kernel/paths.ts'
import { useSession } from '../../kernel/session.ts'
import { Brand } from '../../ui/Brand.tsx'
import { PageFrame } from '../../ui/PageFrame.tsx'
import { Card } from '../../ui/Panel.tsx'
import { NARROW, useMedia } from '../../ui/use-media.ts'
import { Rules } from './Rules.tsx'
import { RulesDesk } from './RulesDesk.tsx'
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
    <div className="apart">
      <Brand />
      <nav className="row gap-4" aria-label="دیگر صفحه‌ها">
        {!isNarrow && <Link to={paths.newRegister}>ثبت‌نام</Link>}
        <Link to={paths.login}>ورود</Link>
      </nav>
    </div>
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
