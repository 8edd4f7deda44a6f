import { useRef } from 'react'
import { useModal } from '../ui/use-modal.ts'
import { searchLabel } from './palette.queries.ts'

export type PaletteProps = { typed: string; onType: (text: string) => void; onClose: () => void }

/** The search of everything while it is fetched: a box that takes what is typed. */
export function PaletteOpening({ typed, onType, onClose }: PaletteProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  // no step of the history, which the search itself takes a moment later
  useModal(dialog, onClose, { isInAddress: true })
  return (
    <dialog ref={dialog} className="rounded-lg palette" aria-label="جست‌وجو">
      <div className="pad-3-4 subtle line-below palette-box row gap-3">
        <input
          data-autofocus
          aria-label={searchLabel()}
          placeholder={searchLabel()}
          autoComplete="off"
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
      </div>
    </dialog>
  )
}
