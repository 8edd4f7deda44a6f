import { ChevronLeft } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { layers } from './layers.ts'

/** A part of what a drawer shows that opens inside it, with a way back, and never in a second drawer. */
export type DrawerPart = {
  key: string
  label: string
  /** What is shown when it is open: `<section>`s, as in a drawer. */
  show: () => ReactNode
}

export type DrawerRow = DrawerPart & {
  icon: ReactNode
  /** What decides comes first and bold: `<><b>۰ ریال</b>، بدون تراکنش</>`; what will cost something is `className="warn"`. */
  value: ReactNode
}

type DrawerRowsProps = { label: string; rows: readonly DrawerRow[]; onOpen: (key: string) => void }

/** Icon, name and the deciding value of each part. Give them to `Drawer`, which opens them. */
export const DrawerRows = ({ label, rows, onOpen }: DrawerRowsProps) => (
  <section className="drawer-rows" aria-label={label}>
    {rows.map(({ key, icon, label: name, value }) => (
      <button key={key} type="button" data-row={key} onClick={() => onOpen(key)}>
        {icon}
        <span>{name}</span>
        <span className="value num">{value}</span>
        <ChevronLeft className="i-sm" />
      </button>
    ))}
  </section>
)

/** The part that is open: going back in the browser leaves it, and not the drawer. */
export function DrawerInside({ onBack, children }: { onBack: () => void; children: ReactNode }) {
  useEffect(() => layers.add({ close: onBack }), [onBack])
  return (
    <div className="drawer-body" tabIndex={-1}>
      {children}
    </div>
  )
}
