import { Link, useRouter } from '../../kernel/navigation.tsx'
import { paths } from '../../kernel/paths.ts'
import { useSession } from '../../kernel/session.ts'
import { Brand } from '../../ui/Brand.tsx'
import { PageFrame } from '../../ui/PageFrame.tsx'
import { Card, Panel } from '../../ui/Panel.tsx'
import { Rules } from './Rules.tsx'
import './contact.css'

const title = 'قوانین بارگاه'

/** The rules, open to all: whoever registers reads them first (rules 4.17). */
export default function RulesPage() {
  const role = useSession()?.member.role
  const { history } = useRouter()
  if (role === undefined) return <ForStrangers />
  const isPhone = role === 'Driver'
  return (
    <PageFrame phone={isPhone} title={title} onBack={() => history.back()}>
      {isPhone ? (
        <Card>
          <Rules />
        </Card>
      ) : (
        <Panel>
          <Rules />
        </Panel>
      )}
    </PageFrame>
  )
}

const ForStrangers = () => (
  <main id="main" tabIndex={-1} className="in-middle stack rules-page">
    <div className="row between">
      <Brand />
      <Link to={paths.login}>ورود</Link>
    </div>
    <h1 className="title-md">{title}</h1>
    <Card>
      <Rules />
    </Card>
  </main>
)
