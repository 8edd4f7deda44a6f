import { BellIcon } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from '../../kernel/navigation.tsx'
import { paths } from '../../kernel/paths.ts'
import { Read } from '../../kernel/Read.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Tap } from '../../ui/PhoneHeader.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { usePopover } from '../../ui/use-popover.ts'
import { useNavigate } from '../../kernel/navigation.tsx'
import { NoticeRow } from './NoticeRow.tsx'
import { useNotices, useUnread } from './notifications.queries.ts'
import { bellLabel } from './notifications.text.ts'
import { useIsNew, useShowing } from './seen-notices.ts'

const shown = 5

/** The bell of the desk: a dot while something unread was not shown, and the latest under it. */
export function Bell() {
  const [open, setOpen] = useState(false)
  const unread = useUnread()
  const isNew = useIsNew()
  const anchor = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const close = () => {
    setOpen(false)
    anchor.current?.focus()
  }
  usePopover({ open, onClose: close, anchor, panel, align: 'end' })
  useEffect(() => {
    if (open) panel.current?.focus()
  }, [open])
  return (
    <>
      <IconButton
        ref={anchor}
        aria-label={bellLabel(unread)}
        aria-haspopup="dialog"
        aria-expanded={open}
        size="dense"
        icon={<BellIcon />}
        dot={isNew}
        onClick={() => setOpen(!open)}
      />
      <div
        ref={panel}
        popover="manual"
        role="dialog"
        aria-label="اعلان‌های تازه"
        tabIndex={-1}
        className="popover bell-panel"
      >
        {open && <Latest onFollow={() => setOpen(false)} />}
      </div>
    </>
  )
}

function Latest({ onFollow }: { onFollow: () => void }) {
  useShowing()
  return (
    <>
      <h2>اعلان‌ها</h2>
      <Read
        of={useNotices()}
        wait={<SkeletonLines lines={4} />}
        empty={<p className="panel-body muted">در ۴۸ ساعت گذشته اعلانی نبوده است.</p>}
      >
        {(notices) => (
          <ul className="ruled">
            {notices.slice(0, shown).map((notice) => (
              <li key={notice.notificiation.dashboardNotificationId}>
                <NoticeRow notice={notice} onFollow={onFollow} />
              </li>
            ))}
          </ul>
        )}
      </Read>
      <Link
        to={paths.notifications}
        className="block pad-3 line-above centre size-sm strong bell-all"
        onClick={onFollow}
      >
        همهٔ اعلان‌ها
      </Link>
    </>
  )
}

/** The bell of a driver's phone leads to the page. */
export function PhoneBell() {
  const unread = useUnread()
  const navigate = useNavigate()
  return (
    <Tap
      aria-label={bellLabel(unread)}
      icon={<BellIcon />}
      dot={useIsNew()}
      onClick={() => void navigate({ to: paths.notifications })}
    />
  )
}
