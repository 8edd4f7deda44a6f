import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { IconButton } from './IconButton.tsx'
import { useModal } from './use-modal.ts'

/** How a drawer is closed, and how it walks the list behind: give both ways, undefined at its ends. */
export type DrawerWalk = {
  onClose: () => void
  onPrevious?: (() => void) | undefined
  onNext?: (() => void) | undefined
  /** The address of the page says that it is open. */
  isInAddress?: boolean
}

type DrawerProps = DrawerWalk & {
  title: ReactNode
  /** Beside the title: the state of what is shown. */
  badge?: ReactNode
  subtitle?: ReactNode
  /** The acts; give the destructive one the class `far`. */
  actions?: ReactNode
  /** `<section>`s, each with an `<h3>`, parted by hairlines. */
  children: ReactNode
}

/** 520 wide from the end of the window, open while mounted; the page behind it waits. */
export function Drawer({ title, badge, subtitle, onClose, ...rest }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useModal(dialog, onClose, rest)
  const walks = 'onPrevious' in rest || 'onNext' in rest
  return (
    <dialog ref={dialog} className="drawer" aria-labelledby={id}>
      <div className="drawer-head">
        <div className="grow">
          <div className="row wrap">
            <h2 id={id}>{title}</h2>
            {badge}
          </div>
          {subtitle && <p>{subtitle}</p>}
        </div>
        <div className="row">
          {walks && (
            <>
              <IconButton
                aria-label="قبلی"
                icon={<ChevronUp />}
                disabled={!rest.onPrevious}
                onClick={rest.onPrevious}
              />
              <IconButton
                aria-label="بعدی"
                icon={<ChevronDown />}
                disabled={!rest.onNext}
                onClick={rest.onNext}
              />
            </>
          )}
          <IconButton aria-label="بستن" icon={<X />} data-autofocus onClick={onClose} />
        </div>
      </div>
      <div className="drawer-body" tabIndex={-1}>
        {rest.children}
      </div>
      {rest.actions && <div className="drawer-foot">{rest.actions}</div>}
    </dialog>
  )
}
