import { X } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { Tap } from './PhoneHeader.tsx'
import { useModal } from './use-modal.ts'

type SheetProps = {
  title: ReactNode
  subtitle?: ReactNode
  /** Between title and close: a countdown, a state. */
  aside?: ReactNode
  onClose: () => void
  /** The address of the page says that it is open. */
  isInAddress?: boolean
  /** The act, always in sight under the scrolling part. */
  actions?: ReactNode
  children: ReactNode
}

/** Rises from below on a phone, open while mounted; at most 90 % of the height. */
export function Sheet({ title, subtitle, aside, onClose, isInAddress, actions, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useModal(dialog, onClose, { isInAddress })
  return (
    <dialog ref={dialog} className="sheet" aria-labelledby={id}>
      <div className="fixed sheet-grip" />
      <div className="row gap-3 sheet-head">
        <div className="grow">
          <h2 className="text-head bold" id={id}>
            {title}
          </h2>
          {subtitle && <p className="quiet-line">{subtitle}</p>}
        </div>
        {aside}
        <Tap aria-label="بستن" icon={<X />} onClick={onClose} />
      </div>
      <div className="stack gap-35 scrolls sheet-body">{children}</div>
      {actions && <div className="stack gap-2 sheet-foot">{actions}</div>}
    </dialog>
  )
}
