import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog, Dialog } from '../../ui/Dialog.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

/** Recovery codes that were made; who closes without having taken them is asked once. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const [isTaken, setTaken] = useState(false)
  const [asks, setAsks] = useState(false)
  const close = () => (isTaken ? onClose() : setAsks(true))
  return (
    <Dialog
      title="کدهای بازیابی شما"
      consequence="اگر گوشی یا گذرکلید در دسترس نباشد، با یکی از این کدها وارد می‌شوید."
      onClose={close}
      actions={
        <Button variant="primary" onClick={close}>
          بستن
        </Button>
      }
    >
      <RecoveryCodes codes={codes} onTaken={() => setTaken(true)} />
      {asks && (
        <ConfirmDialog
          title="کدها را برداشته‌اید؟"
          consequence="هنوز آن‌ها را کپی، چاپ یا ذخیره نکرده‌اید و دوباره نشان داده نمی‌شود."
          confirmLabel="بله، بسته شود"
          cancelLabel="نه، بماند"
          onConfirm={onClose}
          onClose={() => setAsks(false)}
        />
      )}
    </Dialog>
  )
}
