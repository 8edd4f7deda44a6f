import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Filter } from './Filter.tsx'
import { usePopover } from './use-popover.ts'

type FilterPopoverProps = {
  label: string
  value?: ReactNode
  icon?: ReactNode
  onClear: () => void
  /** What opens under the filter; call `close` when the choice is made. */
  children: (close: () => void) => ReactNode
}

/** A filter of a toolbar that opens a small panel of fields. */
export function FilterPopover({ children, onClear, ...filter }: FilterPopoverProps) {
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const close = () => setOpen(false)
  usePopover({ open, onClose: close, anchor, panel })
  useEffect(() => {
    if (!open) return
    const button = anchor.current
    panel.current?.querySelector<HTMLElement>('input, button')?.focus()
    return () => button?.focus()
  }, [open, anchor, panel])
  return (
    <>
      <Filter
        {...filter}
        onClear={filter.value ? onClear : undefined}
        ref={anchor}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      <div
        ref={panel}
        popover="manual"
        role="dialog"
        aria-label={filter.label}
        className="popover filter-panel"
      >
        {open && children(close)}
      </div>
    </>
  )
}
