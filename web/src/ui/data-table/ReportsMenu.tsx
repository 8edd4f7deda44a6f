import { Bookmark, Check, ChevronDown, Pencil, Plus, RotateCcw, Save, Trash2, UsersRound } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../Button.tsx'
import { IconButton } from '../IconButton.tsx'
import { useLetters } from '../letter-keys.ts'
import { usePopover } from '../use-popover.ts'

export type SavedReport = {
  id: number
  name: string
  isDefault: boolean
  isShared: boolean
  /** One's own; others can only be used. */
  mine: boolean
}

type ReportsMenuProps = {
  reports: readonly SavedReport[]
  /** The one that was applied, and whether the view has changed since. */
  current: SavedReport | undefined
  changed: boolean
  onApply: (report: SavedReport) => void
  onReset: () => void
  /** Asks for the words of a report; without one, of a new one that keeps the present view. */
  dialog: (report: SavedReport | undefined, onClose: () => void) => ReactNode
  /** Keeps the present view in place of the report's. */
  onUpdate: (report: SavedReport) => void
  onDelete: (report: SavedReport) => void
}

type Asked = { act: 'save' } | { act: 'edit'; report: SavedReport }

/** «گزارش‌های من»: views of this list that are kept under a name. */
export function ReportsMenu(props: ReportsMenuProps) {
  const { reports, current, changed } = props
  const [open, setOpen] = useState(false)
  const [asked, setAsked] = useState<Asked | null>(null)
  const anchor = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const close = () => {
    setOpen(false)
    anchor.current?.focus()
  }
  usePopover({ open, onClose: close, anchor, panel, align: 'end' })
  useLetters(
    () => [{ label: 'گزارش‌های من', shortcut: 'G', onSelect: () => setOpen(true) }],
    () => anchor.current?.closest('.data-table'),
  )
  useEffect(() => {
    if (open) panel.current?.querySelector<HTMLElement>('button')?.focus()
  }, [open, panel])
  const closing = (act: () => void) => () => {
    close()
    act()
  }
  return (
    <>
      <Button
        ref={anchor}
        size="dense"
        variant={open || current ? 'soft' : 'default'}
        icon={<Bookmark />}
        iconEnd={<ChevronDown className="i-sm" />}
        aria-haspopup="dialog"
        aria-expanded={open}
        // the name is cut where it is long; who does not see it hears the whole
        aria-label={current && `گزارش‌های من، ${sayReport(current.name, changed)}`}
        title={current?.name ?? 'گزارش‌های من'}
        onClick={() => setOpen(!open)}
      >
        {current ? <span className="ellipsis">{sayReport(current.name, changed)}</span> : 'گزارش‌های من'}
      </Button>
      <div
        ref={panel}
        popover="manual"
        role="dialog"
        aria-label="گزارش‌های من"
        className="popover menu reports"
      >
        <div className="apart fine medium menu-label">
          گزارش‌های من <kbd aria-hidden="true">G</kbd>
        </div>
        {reports.length === 0 && <p className="menu-note">هنوز گزارشی ذخیره نکرده‌اید.</p>}
        {open &&
          reports.map((report) => (
            <ReportRow
              key={report.id}
              report={report}
              isCurrent={report.id === current?.id}
              onApply={closing(() => props.onApply(report))}
              onEdit={closing(() => setAsked({ act: 'edit', report }))}
              onDelete={closing(() => props.onDelete(report))}
            />
          ))}
        <hr className="menu-sep" />
        {current?.mine && changed && (
          <Act icon={<Save />} onClick={closing(() => props.onUpdate(current))}>
            ذخیرهٔ تغییرها در «{current.name}»
          </Act>
        )}
        <Act icon={<Plus />} onClick={closing(() => setAsked({ act: 'save' }))}>
          ذخیرهٔ نمای کنونی
        </Act>
        <Act icon={<RotateCcw />} onClick={closing(props.onReset)}>
          بازگشت به حالت نخست
        </Act>
      </div>
      {asked?.act === 'save' && props.dialog(undefined, () => setAsked(null))}
      {asked?.act === 'edit' && props.dialog(asked.report, () => setAsked(null))}
    </>
  )
}

const sayReport = (name: string, isChanged: boolean) => (isChanged ? `${name} (تغییرکرده)` : name)

type ReportRowProps = {
  report: SavedReport
  isCurrent: boolean
  onApply: () => void
  onEdit: () => void
  onDelete: () => void
}

function ReportRow({ report, isCurrent, onApply, onEdit, onDelete }: ReportRowProps) {
  const { name, isDefault, isShared, mine } = report
  const notes = [isDefault && 'پیش‌فرض', isShared && (mine ? 'مشترک با شرکت' : 'از مدیر شرکت')]
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
        {isShared ? <UsersRound /> : <Bookmark />}
        <span className="grow">
          {name}
          {notes.some(Boolean) && <small>{notes.filter(Boolean).join('، ')}</small>}
        </span>
        {isCurrent && <Check />}
      </button>
      {mine && (
        <>
          <IconButton size="dense" aria-label={`ویرایش گزارش ${name}`} icon={<Pencil />} onClick={onEdit} />
          <IconButton size="dense" aria-label={`حذف گزارش ${name}`} icon={<Trash2 />} onClick={onDelete} />
        </>
      )}
    </div>
  )
}

const Act = ({ icon, onClick, children }: { icon: ReactNode; onClick: () => void; children: ReactNode }) => (
  <button type="button" className="menu-item" data-item onKeyDown={onWalk} onClick={onClick}>
    {icon}
    <span className="grow">{children}</span>
  </button>
)

function onWalk(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const items = [
    ...(event.currentTarget.closest('.popover')?.querySelectorAll<HTMLElement>('[data-item]') ?? []),
  ]
  if (step === undefined) return
  event.preventDefault()
  items.at((items.indexOf(event.currentTarget) + step) % items.length)?.focus()
}
