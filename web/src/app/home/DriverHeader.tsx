import { UserRound } from 'lucide-react'
import { Link } from '../../kernel/navigation.tsx'
import { PhoneBell } from '../../features/notifications/Bell.tsx'
import { HelpLink } from '../../kernel/HelpLink.tsx'
import { paths } from '../../kernel/paths.ts'
import { useMember } from '../../kernel/session.ts'
import { headAct } from '../../ui/PhoneHeader.tsx'

/** Over a driver's home: his name, which leads to what is his, the bell, and the way to be helped. */
export const DriverHeader = () => (
  <header className="row line-below phone-head">
    <h1 className="sr">خانه</h1>
    <MeLink isNamed />
    <span className="grow" />
    <PhoneBell />
    <HelpLink />
  </header>
)

/** The way to what is his, with his name where there is room for it. */
export function MeLink({ isNamed }: { isNamed?: boolean }) {
  const { fullname } = useMember()
  const [firstName = fullname] = fullname.split(' ')
  return (
    <Link to={paths.me} className={headAct} aria-label={`من، ${firstName}`}>
      <UserRound />
      {isNamed && <span className="ellipsis">{firstName}</span>}
    </Link>
  )
}
