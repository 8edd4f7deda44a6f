import { Ellipsis } from 'lucide-react'
import { useRef, useState } from 'react'
import { IconButton } from '../IconButton.tsx'
import { useLetters } from '../letter-keys.ts'
import { SkeletonLines } from '../Skeleton.tsx'
import { PHONE, useMedia } from '../use-media.ts'
import { usePopover } from '../use-popover.ts'
import type { DrawReports, ReportsPlace } from './data-table-props.ts'
import type { ToolListProps } from './ToolList.tsx'
import { fetched } from '../fetched.tsx'

const ToolList = fetched(() => import('./ToolList.tsx'), <SkeletonLines lines={8} />)

type MoreToolsProps = Omit<ToolListProps, 'onReports' | 'onClose'> & {
  reports: DrawReports | undefined
}

/** «⋯»: all that is done with a list beside searching, filtering and choosing a view; what it holds is fetched when it opens. */
export function MoreTools({ reports, ...tools }: MoreToolsProps) {
  const [open, setOpen] = useState<'tools' | 'reports' | null>(null)
  const anchor = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const close = () => {
    setOpen(null)
    anchor.current?.focus()
  }
  const isOpen = open === 'tools'
  const isPhone = useMedia(PHONE)
  usePopover({ open: isOpen, onClose: close, anchor, panel, align: 'end', covers: true })
  const { onSheet } = tools
  useLetters(
    () => [
      ...(reports ? [{ label: 'گزارش‌های من', shortcut: 'G', onSelect: () => setOpen('reports') }] : []),
      ...(onSheet ? [{ label: 'خروجی اکسل', shortcut: 'X', onSelect: () => onSheet('xlsx') }] : []),
    ],
    () => anchor.current?.closest('.data-table'),
  )
  return (
    <>
      <IconButton
        ref={anchor}
        className="more-tools"
        size={isPhone ? 'form' : 'dense'}
        aria-label="کارهای فهرست"
        aria-haspopup="dialog"
        aria-expanded={open !== null}
        icon={<Ellipsis />}
        onClick={() => setOpen(open === null ? 'tools' : null)}
      />
      <div ref={panel} popover="manual" role="dialog" aria-label="کارهای فهرست" className="popover tool-list">
        {isOpen && <ToolList {...tools} onReports={reports && (() => setOpen('reports'))} onClose={close} />}
      </div>
      {reports && <Reports draw={reports} isOpen={open === 'reports'} anchor={anchor} onClose={close} />}
    </>
  )
}

const Reports = ({ draw, ...place }: ReportsPlace & { draw: DrawReports }) => draw(place)
