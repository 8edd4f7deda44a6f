import { Headphones, Logs, Moon, Sun, UserRound } from 'lucide-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { PhoneBell } from '../../features/notifications/Bell.tsx'
import { useMember } from '../../kernel/session.ts'
import { paths } from '../../kernel/paths.ts'
import { Menu } from '../../ui/Menu.tsx'
import { useAccount } from '../use-account.tsx'
import { useOtherTheme } from '../use-theme.ts'

/** Over a driver's home: his name, which opens his account, the bell, and the way to be helped. */
export function DriverHeader() {
  return (
    <header className="phone-head">
      <h1 className="sr">خانه</h1>
      <AccountMenu />
      <span className="grow" />
      <PhoneBell />
      <Link to={paths.help} className="head-act">
        <Headphones />
        کمک
      </Link>
    </header>
  )
}

function AccountMenu() {
  const navigate = useNavigate()
  const { other, label, change } = useOtherTheme()
  const { items, dialog } = useAccount()
  const { fullname } = useMember()
  const [firstName = fullname] = fullname.split(' ')
  return (
    <>
      <Menu
        label="حساب من"
        renderTrigger={(trigger) => (
          <button type="button" className="head-act" aria-label={`حساب من، ${firstName}`} {...trigger}>
            <UserRound />
            <span className="ellipsis">{firstName}</span>
          </button>
        )}
        items={[
          {
            key: 'turns',
            label: 'نوبت‌های من',
            icon: <Logs />,
            onSelect: () => void navigate({ to: paths.turns }),
          },
          { key: 'theme', label, icon: other === 'dark' ? <Moon /> : <Sun />, onSelect: change },
          ...items,
        ]}
      />
      {dialog}
    </>
  )
}
