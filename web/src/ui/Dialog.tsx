import { type ReactNode, useId, useRef } from 'react'
import { Button, type ButtonSize } from './Button.tsx'
import { classes } from './classes.ts'
import { useModal } from './use-modal.ts'

type DialogProps = {
  title: ReactNode
  consequence?: ReactNode
  onClose: () => void
  actions: ReactNode
  wide?: boolean
  /** Announced as an alert dialog, for a question that must be answered. */
  alert?: boolean
  children?: ReactNode
}

export function Dialog({ title, consequence, onClose, actions, wide, alert, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useModal(dialog, onClose)
  return (
    <dialog
      ref={dialog}
      className={classes('dialog', wide && 'dialog-wide')}
      role={alert ? 'alertdialog' : undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={consequence ? `${id}-text` : undefined}
    >
      <div className="dialog-head">
        <h2 className="heading" id={`${id}-title`}>
          {title}
        </h2>
        {consequence && (
          <p className="muted" id={`${id}-text`}>
            {consequence}
          </p>
        )}
      </div>
      {children && <div className="stack scrolls dialog-body">{children}</div>}
      <div className="row at-stretch wrap dialog-foot">{actions}</div>
    </dialog>
  )
}

export type ConfirmWords = {
  title: ReactNode
  consequence?: ReactNode
  /** A verb: «بله، تمام شود». */
  confirmLabel: string
  cancelLabel?: string
  danger?: boolean
  /** Something is lost by it: the solid button is the one that leaves all as it is. */
  loses?: boolean
  size?: ButtonSize
  busyLabel?: string
  /** A note about money. */
  children?: ReactNode
}
type ConfirmDialogProps = ConfirmWords & { busy?: boolean; onConfirm: () => void; onClose: () => void }

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, consequence, confirmLabel, cancelLabel = 'نه، بماند', busy = false, ...rest } = props
  const { danger, loses, size = 'form' } = rest
  const close = busy ? () => undefined : rest.onClose
  const leave = (
    <Button variant={loses ? 'primary' : 'default'} size={size} onClick={close}>
      {cancelLabel}
    </Button>
  )
  const act = (
    <Button
      variant={loses ? 'dangerQuiet' : danger ? 'danger' : 'primary'}
      size={size}
      busy={busy}
      busyLabel={rest.busyLabel}
      onClick={rest.onConfirm}
    >
      {confirmLabel}
    </Button>
  )
  return (
    <Dialog
      alert
      title={title}
      consequence={consequence}
      onClose={close}
      actions={
        <>
          {!loses && leave}
          {act}
          {loses && leave}
        </>
      }
    >
      {rest.children}
    </Dialog>
  )
}
