import { EllipsisVertical, Logs, Moon, Sun } from 'lucide-react'
import { useNavigate } from '@tanstack/react-router'
import { formatTime } from '@bargah/contract/kernel/dates.ts'
import { PhoneBell } from '../../features/notifications/Bell.tsx'
import { formatDay } from '../../kernel/format.ts'
import { useNow } from '../../kernel/now.ts'
import { useMember } from '../../kernel/session.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { PhoneHeader, Tap } from '../../ui/PhoneHeader.tsx'
import { paths } from '../../kernel/paths.ts'
import { useAccount } from '../use-account.tsx'
import { useOtherTheme } from '../use-theme.ts'

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
      end={
        <>
          <PhoneBell />
          <AccountMenu />
        </>
      }
    />
  )
}

function AccountMenu() {
  const navigate = useNavigate()
  const { other, label, change } = useOtherTheme()
  const { items, dialog } = useAccount()
  return (
    <>
      <Menu
        label="حساب من"
        align="end"
        renderTrigger={(trigger) => <Tap aria-label="حساب من" icon={<EllipsisVertical />} {...trigger} />}
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
