import { EllipsisVertical, ListOrdered, LogOut, Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { formatTime } from '@bargah/contract/kernel/dates.ts'
import { formatDay } from '../../kernel/format.ts'
import { useNow } from '../../kernel/now.ts'
import { useMember } from '../../kernel/session.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { PhoneHeader, Tap } from '../../ui/PhoneHeader.tsx'
import { currentTheme, setTheme } from '../../ui/theme.ts'
import { paths } from '../paths.ts'
import { signOut } from '../sign-out.ts'

const everyHalfMinute = 30_000

/** «سلام، علی‌اکبر», today, and the menu of the account. */
export function DriverHeader() {
  const { fullname } = useMember()
  const now = useNow(everyHalfMinute)
  const [firstName = fullname] = fullname.split(' ')
  return (
    <PhoneHeader
      start={<Avatar name={fullname} />}
      title={`سلام، ${firstName}`}
      subtitle={`${formatDay(now, now)}، ${formatTime(now)}`}
      end={<AccountMenu />}
    />
  )
}

function AccountMenu() {
  const navigate = useNavigate()
  const [theme, show] = useState(currentTheme)
  const other = theme === 'dark' ? 'light' : 'dark'
  const changeTheme = () => {
    setTheme(other)
    show(other)
  }
  return (
    <Menu
      label="حساب من"
      align="end"
      renderTrigger={(trigger) => <Tap aria-label="حساب من" icon={<EllipsisVertical />} {...trigger} />}
      items={[
        {
          key: 'turns',
          label: 'نوبت‌های من',
          icon: <ListOrdered />,
          onSelect: () => void navigate({ to: paths.turns }),
        },
        {
          key: 'theme',
          label: other === 'dark' ? 'حالت تیره' : 'حالت روشن',
          icon: other === 'dark' ? <Moon /> : <Sun />,
          onSelect: changeTheme,
        },
        { key: 'out', label: 'خروج', icon: <LogOut />, onSelect: signOut },
      ]}
    />
  )
}
