import { LogOut, Moon, Sun } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link, useRouterState } from '@tanstack/react-router'
import { roleLabels } from '@bargah/contract/kernel/access.ts'
import { formatDateLong, formatTime } from '@bargah/contract/kernel/dates.ts'
import { useNow } from '../kernel/now.ts'
import { useMember } from '../kernel/session.ts'
import { Brand } from '../ui/Brand.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Menu } from '../ui/Menu.tsx'
import type { NavLinkProps } from '../ui/nav.ts'
import { Sheet } from '../ui/Sheet.tsx'
import { Shell } from '../ui/Shell.tsx'
import { Sidebar } from '../ui/Sidebar.tsx'
import { currentTheme, setTheme } from '../ui/theme.ts'
import { TopBar, Who } from '../ui/TopBar.tsx'
import { deskMenu, type MenuPlace } from './menu.tsx'
import { paths } from './paths.ts'
import { signOut } from './sign-out.ts'

/** The desk of everybody but drivers: top bar, grouped menu, page. On a phone the menu opens as a sheet. */
export default function DeskShell({ children }: { children: ReactNode }) {
  const [menuOpen, setMenuOpen] = useState(false)
  return (
    <>
      <Shell topBar={<DeskTopBar onMenu={() => setMenuOpen(true)} />} sidebar={<DeskMenu />}>
        {children}
      </Shell>
      {menuOpen && (
        <Sheet title="فهرست" onClose={() => setMenuOpen(false)}>
          <DeskMenu onChosen={() => setMenuOpen(false)} />
        </Sheet>
      )}
    </>
  )
}

function DeskMenu({ onChosen }: { onChosen?: () => void }) {
  const here = useRouterState({ select: (state) => state.location.pathname })
  const link = (item: MenuPlace, face: ReactNode, props: NavLinkProps) => (
    <Link to={item.path} onClick={onChosen} {...props}>
      {face}
    </Link>
  )
  return <Sidebar<MenuPlace> groups={deskMenu(here)} renderLink={link} />
}

function DeskTopBar({ onMenu }: { onMenu: () => void }) {
  return (
    <TopBar
      onMenu={onMenu}
      brand={
        <Link to={paths.home} aria-label="بارگاه، میز کار">
          <Brand />
        </Link>
      }
      now={<Today />}
      actions={<ThemeButton />}
      user={<Account />}
    />
  )
}

const everyHalfMinute = 30_000

function Today() {
  const now = useNow(everyHalfMinute)
  return (
    <>
      {formatDateLong(now)}، {formatTime(now)}
    </>
  )
}

function ThemeButton() {
  const [theme, show] = useState(currentTheme)
  const other = theme === 'dark' ? 'light' : 'dark'
  const change = () => {
    setTheme(other)
    show(other)
  }
  return (
    <IconButton
      aria-label={other === 'dark' ? 'حالت تیره' : 'حالت روشن'}
      size="dense"
      icon={other === 'dark' ? <Moon /> : <Sun />}
      onClick={change}
    />
  )
}

function Account() {
  const { fullname, role } = useMember()
  return (
    <Menu
      label="حساب من"
      align="end"
      renderTrigger={(trigger) => <Who name={fullname} role={roleLabels[role]} {...trigger} />}
      items={[{ key: 'out', label: 'خروج', icon: <LogOut />, onSelect: signOut }]}
    />
  )
}
