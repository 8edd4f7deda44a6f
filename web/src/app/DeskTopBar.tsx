import {
  Keyboard,
  KeyRound,
  LogOut,
  Moon,
  PanelRightClose,
  PanelRightOpen,
  Search,
  Sun,
  UserRound,
} from 'lucide-react'
import { useLayoutEffect, useState } from 'react'
import { Link, useNavigate } from '../kernel/navigation.tsx'
import { roleLabels } from '@bargah/contract/kernel/access.ts'
import { formatDateLong, formatSeconds } from '@bargah/contract/kernel/dates.ts'
import { Bell } from '../features/notifications/Bell.tsx'
import { useNow } from '../kernel/now.ts'
import { useMember } from '../kernel/session.ts'
import { Brand } from '../ui/Brand.tsx'
import { fetched } from '../ui/fetched.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Menu, type MenuItem } from '../ui/Menu.tsx'
import { TopBar, Who } from '../ui/TopBar.tsx'
import { paths } from '../kernel/paths.ts'
import { currentTheme, setTheme } from '../ui/theme.ts'
import { RoundState } from './RoundState.tsx'
import { searchLabel } from './palette.queries.ts'
import { useMedia } from '../ui/use-media.ts'
import { signOut } from './sign-out.ts'

const ChangePasswordDialog = fetched(() => import('../features/profile/ChangePasswordDialog.tsx'))

/** The acts of one's account as items of a menu, and the dialog that one of them opens. */
function useAccount() {
  const [open, setOpen] = useState(false)
  const navigate = useNavigate()
  const items: MenuItem[] = [
    {
      key: 'profile',
      label: 'حساب من',
      icon: <UserRound />,
      onSelect: () => void navigate({ to: paths.profile }),
    },
    { key: 'password', label: 'تغییر گذرواژه', icon: <KeyRound />, onSelect: () => setOpen(true) },
    { key: 'line', separator: true },
    { key: 'out', label: 'خروج', icon: <LogOut />, onSelect: signOut },
  ]
  const close = () => setOpen(false)
  const dialog = open && <ChangePasswordDialog onClose={close} />
  return { items, dialog }
}

const key = 'bargah.sidebar'
const attribute = 'sidebar'
/** In less than this its words take room from tables that need it. */
const SMALL_DESK = '(max-width: 1439px)'

type Kept = 'icons' | 'whole' | null
const readKept = (): Kept => {
  const kept = localStorage.getItem(key)
  return kept === 'icons' || kept === 'whole' ? kept : null
}

/** Whether the menu of the desk is icons alone: by the person's choice, which this device remembers, else by the window. */
function useNarrowSidebar() {
  const [kept, keep] = useState(readKept)
  const isSmall = useMedia(SMALL_DESK)
  const narrow = kept === null ? isSmall : kept === 'icons'
  useLayoutEffect(() => {
    document.documentElement.dataset[attribute] = narrow ? 'icons' : 'whole'
  }, [narrow])
  const toggle = () => {
    const next = narrow ? 'whole' : 'icons'
    localStorage.setItem(key, next)
    keep(next)
  }
  return { narrow, toggle }
}

type DeskTopBarProps = { onMenu: () => void; onSearch: () => void; onKeys: () => void }

/** The top of the desk: home, search, today, theme, notifications, account. */
export function DeskTopBar({ onMenu, onSearch, onKeys }: DeskTopBarProps) {
  return (
    <TopBar
      onMenu={onMenu}
      brand={
        <>
          <Link to={paths.home} aria-label="بارگاه، میز کار">
            <Brand />
          </Link>
          <SidebarButton />
        </>
      }
      search={<SearchButton onSearch={onSearch} />}
      now={
        <>
          <span>
            <RoundState />
          </span>
          <Today />
        </>
      }
      actions={
        <>
          <span className="only-narrow">
            <IconButton aria-label={searchLabel()} icon={<Search />} size="dense" onClick={onSearch} />
          </span>
          <ThemeButton />
          <Bell />
        </>
      }
      user={<Account onKeys={onKeys} />}
    />
  )
}

function SidebarButton() {
  const { narrow, toggle } = useNarrowSidebar()
  return (
    <IconButton
      className="sidebar-toggle"
      aria-label={narrow ? 'باز کردن فهرست' : 'جمع کردن فهرست'}
      size="dense"
      icon={narrow ? <PanelRightOpen /> : <PanelRightClose />}
      onClick={toggle}
    />
  )
}

/** Looks like the search it opens. */
function SearchButton({ onSearch }: { onSearch: () => void }) {
  return (
    <button
      type="button"
      className="input input-dense muted find-button"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onSearch}
    >
      <Search />
      <span className="grow ellipsis">{searchLabel()}</span>
      <kbd dir="ltr" aria-hidden="true">
        Ctrl K
      </kbd>
    </button>
  )
}

const everySecond = 1_000

function Today() {
  const now = useNow(everySecond)
  return (
    <span className="before-2">
      {formatDateLong(now)}، {formatSeconds(now)}
    </span>
  )
}

function ThemeButton() {
  const { other, label, change } = useOtherTheme()
  return (
    <IconButton
      aria-label={label}
      size="dense"
      icon={other === 'dark' ? <Moon /> : <Sun />}
      onClick={change}
    />
  )
}

function Account({ onKeys }: { onKeys: () => void }) {
  const { fullname, role } = useMember()
  const { items, dialog } = useAccount()
  return (
    <>
      <Menu
        label="حساب من"
        align="end"
        renderTrigger={(trigger) => <Who name={fullname} role={roleLabels[role]} {...trigger} />}
        items={[
          { key: 'keys', label: 'کلیدها', icon: <Keyboard />, shortcut: '؟', onSelect: onKeys },
          ...items,
        ]}
      />
      {dialog}
    </>
  )
}

function useOtherTheme() {
  const [theme, show] = useState(currentTheme)
  const other = theme === 'dark' ? 'light' : 'dark'
  const change = () => {
    setTheme(other)
    show(other)
  }
  return { other, label: other === 'dark' ? 'حالت تیره' : 'حالت روشن', change }
}
