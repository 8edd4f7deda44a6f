import { Bell, Bookmark, FileText, Flag, House, Moon, Package, Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { PageHead, Shell } from '../../ui/Shell.tsx'
import { SampleDrawer } from './OverlaysPart.tsx'
import { makeSampleRows, TableSample } from './TableSample.tsx'
import { Brand } from '../../ui/Brand.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu } from '../../ui/Menu.tsx'
import type { NavItem, NavLinkProps } from '../../ui/nav.ts'
import { Sidebar } from '../../ui/Sidebar.tsx'
import { currentTheme, setTheme } from '../../ui/theme.ts'
import { TopBar, Who } from '../../ui/TopBar.tsx'

const rows = makeSampleRows(9).map((row, at) => ({ ...row, id: 20_481 - at * 3 }))

const views = [
  { key: 'all', label: 'همه', count: 48 },
  { key: 'open', label: 'در حال ارسال', count: 19 },
  { key: 'review', label: 'در انتظار بررسی', count: 3 },
  { key: 'done', label: 'تمام‌شده', count: 1226 },
]

const finishAct = () => (
  <Button size="dense" icon={<Flag />}>
    اتمام
  </Button>
)

/** A screen of a desk: shell, list, drawer. */
export function DeskSample() {
  const [open, setOpen] = useState<number>()
  return (
    <Shell topBar={<SampleTopBar />} sidebar={<SampleSidebar />}>
      <PageHead
        title="بارهای اعلام‌شده"
        subtitle="۱۹ بار در حال ارسال، ۵۲ کامیون مانده"
        actions={
          <Button variant="primary" icon={<Plus />}>
            اعلام بار
          </Button>
        }
      />
      <TableSample
        rows={rows}
        label="بارهای اعلام‌شده"
        views={views}
        onOpenRow={(row) => setOpen(row.id)}
        openKey={open}
        bulk={finishAct}
      />
      {open !== undefined && <SampleDrawer id={open} onClose={() => setOpen(undefined)} />}
    </Shell>
  )
}

const groups = [
  {
    key: 'home',
    items: [
      { key: 'home', label: 'میز کار', icon: <House /> },
      { key: 'news', label: 'اعلان‌ها', icon: <Bell />, count: 3, countNoun: 'خوانده‌نشده' },
    ],
  },
  {
    key: 'cargos',
    label: 'بارها',
    items: [
      { key: 'list', label: 'بارهای اعلام‌شده', icon: <Package />, count: 48, current: true },
      { key: 'new', label: 'اعلام بار', icon: <Plus /> },
      { key: 'pre', label: 'پیش‌اعلام‌ها', icon: <Bookmark />, count: 12 },
    ],
  },
  {
    key: 'permits',
    label: 'مجوزها',
    items: [{ key: 'permits', label: 'مجوزهای صادرشده', icon: <FileText />, count: 126 }],
  },
]

const person = { name: 'رضا کاویانی', role: 'مدیر شرکت ترابر خلیج' }

export const plainLink = (item: NavItem, children: ReactNode, props: NavLinkProps) => (
  <a href={`#${item.key}`} {...props}>
    {children}
  </a>
)

const SampleSidebar = () => <Sidebar groups={groups} renderLink={plainLink} />

const SampleTopBar = () => (
  <TopBar
    brand={
      <a href="#home">
        <Brand />
      </a>
    }
    onMenu={() => undefined}
    now="شنبه ۳۰ آبان ۱۴۰۵، ۱۴:۰۲"
    actions={
      <>
        <IconButton
          aria-label="حالت تیره"
          size="dense"
          icon={<Moon />}
          onClick={() => setTheme(currentTheme() === 'dark' ? 'light' : 'dark')}
        />
        <IconButton aria-label="اعلان‌ها، ۳ خوانده‌نشده" size="dense" icon={<Bell />} dot />
      </>
    }
    user={
      <Menu
        label="حساب"
        align="end"
        renderTrigger={(trigger) => <Who {...person} {...trigger} />}
        items={[{ key: 'out', label: 'خروج', onSelect: () => undefined }]}
      />
    }
  />
)
