import { type ReactNode, useRef, useState } from 'react'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { Button } from '../Button.tsx'
import { IconButton } from '../IconButton.tsx'
import { usePopover } from '../use-popover.ts'

type ToolGroupProps = {
  /** Behind one button, in a sheet: on a phone. */
  isSheet: boolean
  label: string
  icon: ReactNode
  /** How many of them are set. */
  count?: number
  className: string
  children: ReactNode
}

/** Tools of a list: side by side at a desk, in a sheet of their own on a phone. */
export function ToolGroup({ isSheet, className, children, ...sheet }: ToolGroupProps) {
  return isSheet ? <ToolSheet {...sheet}>{children}</ToolSheet> : <div className={className}>{children}</div>
}

type ToolSheetProps = Omit<ToolGroupProps, 'isSheet' | 'className'>

function ToolSheet({ label, icon, count = 0, children }: ToolSheetProps) {
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  usePopover({ open, onClose: () => setOpen(false), anchor, panel, align: 'end' })
  return (
    <>
      <IconButton
        ref={anchor}
        variant={count > 0 ? 'soft' : 'default'}
        aria-label={count > 0 ? `${label}، ${toPersianDigits(count)} فعال` : label}
        aria-haspopup="dialog"
        aria-expanded={open}
        icon={icon}
        onClick={() => setOpen(!open)}
      />
      <div ref={panel} popover="manual" role="dialog" aria-label={label} className="popover tool-sheet">
        <b className="fine medium menu-label">{label}</b>
        {children}
        <Button variant="soft" onClick={() => setOpen(false)}>
          تمام
        </Button>
      </div>
    </>
  )
}
