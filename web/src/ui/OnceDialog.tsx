import { type ReactNode, useState } from 'react'
import { Button } from './Button.tsx'
import { ConfirmDialog, Dialog } from './Dialog.tsx'

type OnceDialogProps = {
  title: string
  consequence: string
  /** Asked once when somebody closes without having copied what it shows. */
  asks: { title: string; consequence: string }
  onClose: () => void
  children: (onTaken: () => void) => ReactNode
}

/** What is shown this once, to be taken: a password, recovery codes. */
export function OnceDialog({ title, consequence, asks, onClose, children }: OnceDialogProps) {
  const [isTaken, setTaken] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const close = () => (isTaken ? onClose() : setAsking(true))
  return (
    <Dialog
      title={title}
      consequence={consequence}
      onClose={close}
      actions={
        <Button variant="primary" onClick={close}>
          بستن
        </Button>
      }
    >
      {children(() => setTaken(true))}
      {isAsking && (
        <ConfirmDialog
          {...asks}
          confirmLabel="بله، بسته شود"
          cancelLabel="نه، بماند"
          onConfirm={onClose}
          onClose={() => setAsking(false)}
        />
      )}
    </Dialog>
  )
}
