import { ChevronDown, ChevronLeft } from 'lucide-react'
import { Fragment, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { layers } from './layers.ts'
import { SkeletonLines } from './Skeleton.tsx'

/** A part of what a drawer shows: a list opens inside it, what is one field in its own place; never a second drawer. */
export type DrawerPart = {
  key: string
  label: string
  /** What opens inside, with a way back: `<section>`s, as in a drawer. */
  show?: () => ReactNode
  /** What opens in place, one at a time; `onWhole` goes on to what opens inside. */
  well?: ((onWhole: () => void) => ReactNode) | undefined
}

export type DrawerRow = DrawerPart & {
  icon: ReactNode
  /** What decides comes first and bold: `<><b>۰ ریال</b>، بدون تراکنش</>`; what will cost something is `className="is-warning strong"`, with an icon `row inline gap-15` too. */
  value: ReactNode
  /** What is done in its well: «تغییر». */
  verb?: string
  /** Acts in the row itself, which then opens nothing, as one does that has nothing to open. */
  acts?: ReactNode
}

/** Which part stands open in its place, and what opens one. */
export type DrawerOpening = {
  well: string | undefined
  onOpen: (key: string) => void
  onWhole: (key: string) => void
}

type DrawerRowsProps = DrawerOpening & { label: string; rows: readonly DrawerRow[] }

/** Icon, name and the deciding value of each part. Give them to `Drawer`, which opens them. */
export const DrawerRows = ({ label, rows, ...opening }: DrawerRowsProps) => (
  <section className="drawer-rows" aria-label={label}>
    {rows.map((row) => (
      <Fragment key={row.key}>
        {row.acts || !(row.well || row.show) ? (
          <ActingRow row={row} isAsked={opening.well === row.key} />
        ) : (
          <OpeningRow row={row} {...opening} />
        )}
        <DrawerWell of={row} {...opening} />
      </Fragment>
    ))}
  </section>
)

type ActingRowProps = { row: DrawerRow; isAsked: boolean }

function ActingRow({ row: { key, icon, label, value, acts }, isAsked }: ActingRowProps) {
  const element = useFirstFocused(isAsked)
  return (
    <div className="drawer-row" data-row={key}>
      {icon}
      <span className="strong">{label}</span>
      <span className="muted breaks value num">{value}</span>
      <span className="acts" ref={element}>
        {acts}
      </span>
    </div>
  )
}

type OpeningRowProps = DrawerOpening & { row: DrawerRow }

const OpeningRow = ({ row: { key, icon, label, value, verb, well }, ...opening }: OpeningRowProps) => (
  <button
    type="button"
    data-row={key}
    aria-expanded={well && opening.well === key}
    onClick={() => opening.onOpen(key)}
  >
    {icon}
    <span className="strong">{label}</span>
    <span className="muted breaks value num">{value}</span>
    {verb ? <span className="accent-ink strong">{verb}</span> : <OpenMark isOpen={opening.well === key} />}
  </button>
)

/** Towards what opens inside, or down to what stands open in place. */
export const OpenMark = ({ isOpen }: { isOpen: boolean }) =>
  isOpen ? <ChevronDown className="i-sm" /> : <ChevronLeft className="i-sm" />

/** What stands open under its row or its tiles; the first field has the focus as soon as it is there. */
export function DrawerWell({ of, well, onWhole }: DrawerOpening & { of: DrawerPart | undefined }) {
  if (!of?.well || of.key !== well) return null
  return (
    <div className="drawer-well" role="group" aria-label={of.label}>
      <Suspense fallback={<SkeletonLines lines={2} />}>
        <FirstFocused>{of.well(() => onWhole(of.key))}</FirstFocused>
      </Suspense>
    </div>
  )
}

const FirstFocused = ({ children }: { children: ReactNode }) => (
  <div ref={useFirstFocused(true)}>{children}</div>
)

/** In: whether what stands here was asked for. Out: where it stands; its first field, or act, then takes the focus. */
function useFirstFocused(isAsked: boolean) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const first = 'input:not([type="radio"]), select, button'
    // after a dialog that opens at the same time and takes the focus
    if (isAsked) queueMicrotask(() => element.current?.querySelector<HTMLElement>(first)?.focus())
  }, [isAsked])
  return element
}

/** The part that is open: going back in the browser leaves it, and not the drawer. */
export function DrawerInside({ onBack, children }: { onBack: () => void; children: ReactNode }) {
  useEffect(() => layers.add({ close: onBack }), [onBack])
  return (
    <div className="scrolls drawer-body" tabIndex={-1}>
      {children}
    </div>
  )
}
