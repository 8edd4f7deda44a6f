import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog, Dialog } from '../../ui/Dialog.tsx'
import { CredentialsCard } from './CredentialsCard.tsx'
import type { Credentials } from './credentials.rules.ts'

type CredentialsDialogProps = {
  account: Credentials
  /** What happened: «حساب شرکت ساخته شد». */
  title: string
  /** Whom it is for. */
  says?: string
  onClose: () => void
}

/** Credentials that were made for another, to be handed to whom they are for; who closes without having taken them is asked once. */
export function CredentialsDialog({ account, title, says, onClose }: CredentialsDialogProps) {
  const [isTaken, setTaken] = useState(false)
  const [asks, setAsks] = useState(false)
  const close = () => (isTaken ? onClose() : setAsks(true))
  return (
    <Dialog
      title="نام کاربری و گذرواژه"
      consequence="آن را به مسئولش بسپارید؛ پس از بستن این پنجره دیگر دیده نمی‌شود."
      onClose={close}
      actions={
        <Button variant="primary" onClick={close}>
          بستن
        </Button>
      }
    >
      <CredentialsCard account={account} title={title} says={says} onTaken={() => setTaken(true)} />
      {asks && (
        <ConfirmDialog
          title="گذرواژه را برداشته‌اید؟"
          consequence="هنوز آن را کپی، چاپ یا ذخیره نکرده‌اید و دوباره نشان داده نمی‌شود."
          confirmLabel="بله، بسته شود"
          cancelLabel="نه، بماند"
          onConfirm={onClose}
          onClose={() => setAsks(false)}
        />
      )}
    </Dialog>
  )
}
