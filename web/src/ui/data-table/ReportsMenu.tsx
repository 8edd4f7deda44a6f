import {
  Bookmark,
  Check,
  Copy,
  Eye,
  EyeOff,
  Pencil,
  Plus,
  RotateCcw,
  Save,
  Send,
  Sunrise,
  Trash2,
  UsersRound,
} from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { IconButton } from '../IconButton.tsx'
import { usePopover } from '../use-popover.ts'
import type { ReportsPlace } from './data-table-props.ts'
import { onWalk, ToolAct } from './ToolAct.tsx'

type SavedReport = {
  id: number
  name: string
  isShared: boolean
  givenRole: string | null
  givenHallId: number | null
  /** One's own; others can only be used, copied and hidden. */
  mine: boolean
  isHidden: boolean
  /** How one's own is sent each morning; null where it is not. */
  morning: object | null
}
export type AskedReport = 'save' | 'edit' | 'give' | 'morning'

type ReportsMenuProps<Report extends SavedReport> = {
  place: ReportsPlace
  reports: readonly Report[]
  /** In the place of reports that were not read. */
  unread: ReactNode
  /** The one that is applied, and whether the view has changed since. */
  current: Report | undefined
  changed: boolean
  /** What stands under its name. */
  sayOf: (report: Report) => string
  mayGive: boolean
  onApply: (report: Report) => void
  onReset: () => void
  /** Asks for the words of a report, or to whom it is given; without one, for those of a new one that keeps the present view. */
  dialog: (act: AskedReport, report: Report | undefined, onClose: () => void) => ReactNode
  /** Keeps the present view in place of the report's. */
  onUpdate: (report: Report) => void
  onDelete: (report: Report) => void
  onCopy: (report: Report) => void
  onHide: (report: Report) => void
}

/** «گزارش‌های من»: views of this list that are kept under a name. */
export function ReportsMenu<Report extends SavedReport>(props: ReportsMenuProps<Report>) {
  const { reports, current, changed, place } = props
  const { isOpen: open, onClose: close, anchor } = place
  const [asked, setAsked] = useState<{ act: AskedReport; report?: Report } | null>(null)
  const panel = useRef<HTMLDivElement>(null)
  usePopover({ open, onClose: close, anchor, panel, align: 'end' })
  useEffect(() => {
    if (open) panel.current?.querySelector<HTMLElement>('button')?.focus()
  }, [open, panel])
  const closing = (act: () => void) => () => {
    close()
    act()
  }
  const actsOf = (report: Report): RowAct[] => {
    if (!report.mine)
      return [
        { label: 'کپی برای خودم از گزارش', icon: <Copy />, onClick: () => props.onCopy(report) },
        report.isHidden
          ? { label: 'نشان دادن گزارش', icon: <Eye />, onClick: () => props.onHide(report) }
          : { label: 'پنهان کردن گزارش', icon: <EyeOff />, onClick: () => props.onHide(report) },
      ]
    const isSent = report.givenRole !== null || report.givenHallId !== null || report.morning !== null
    const ask = (act: AskedReport) => () => setAsked({ act, report })
    return [
      ...(props.mayGive ? [{ label: 'دادن گزارش', icon: <Send />, onClick: ask('give') }] : []),
      { label: 'هر صبح بفرست', icon: <Sunrise />, onClick: ask('morning') },
      { label: 'ویرایش گزارش', icon: <Pencil />, onClick: ask('edit') },
      // what others have is taken back first, and what is sent each morning is stopped
      ...(isSent ? [] : [{ label: 'حذف گزارش', icon: <Trash2 />, onClick: () => props.onDelete(report) }]),
    ]
  }
  return (
    <>
      <div
        ref={panel}
        popover="manual"
        role="dialog"
        aria-label="گزارش‌های من"
        className="popover menu reports"
      >
        <div className="apart fine strong menu-label">
          گزارش‌های من <kbd aria-hidden="true">G</kbd>
        </div>
        {props.unread ?? (reports.length === 0 && <p className="menu-note">هنوز گزارشی ذخیره نکرده‌اید.</p>)}
        {open &&
          reports.map((report) => (
            <ReportRow
              key={report.id}
              report={report}
              note={props.sayOf(report)}
              isCurrent={report.id === current?.id}
              onApply={closing(() => props.onApply(report))}
              acts={actsOf(report).map((act) => ({ ...act, onClick: closing(act.onClick) }))}
            />
          ))}
        <hr className="menu-sep" />
        {current?.mine && changed && (
          <ToolAct icon={<Save />} onClick={closing(() => props.onUpdate(current))}>
            ذخیرهٔ تغییرها در «{current.name}»
          </ToolAct>
        )}
        <ToolAct icon={<Plus />} onClick={closing(() => setAsked({ act: 'save' }))}>
          ذخیرهٔ نمای کنونی
        </ToolAct>
        <ToolAct icon={<RotateCcw />} onClick={closing(props.onReset)}>
          بازگشت به حالت نخست
        </ToolAct>
      </div>
      {asked && props.dialog(asked.act, asked.report, () => setAsked(null))}
    </>
  )
}

/** `label`: before the name of the report. */
type RowAct = { label: string; icon: ReactNode; onClick: () => void }
type ReportRowProps = {
  report: SavedReport
  note: string
  isCurrent: boolean
  onApply: () => void
  acts: RowAct[]
}

function ReportRow({ report: { name, mine, isShared }, note, isCurrent, onApply, acts }: ReportRowProps) {
  return (
    <div className="row gap-05">
      <button
        type="button"
        className="shrinks menu-item"
        data-item
        onKeyDown={onWalk}
        aria-current={isCurrent || undefined}
        onClick={onApply}
      >
        {isShared || !mine ? <UsersRound /> : <Bookmark />}
        <span className="grow">
          {name}
          {note && <small>{note}</small>}
        </span>
        {isCurrent && <Check />}
      </button>
      {acts.map(({ label, icon, onClick }) => (
        <IconButton key={label} size="dense" aria-label={`${label} ${name}`} icon={icon} onClick={onClick} />
      ))}
    </div>
  )
}
