import { useState } from 'react'
import { removeReceipts } from '../features/log/receipts.parts.ts'
import { ConfirmDialog } from '../ui/Dialog.tsx'
import { signOut } from './sign-out.ts'

/** Asks before a driver leaves this phone for good: his receipts, which plain signing out leaves here for him, go too. */
export default function ClearAndLeave({ onClose }: { onClose: () => void }) {
  const [isBusy, setBusy] = useState(false)
  const leave = () => {
    setBusy(true)
    // they are his only while he is signed in
    void removeReceipts().then(signOut)
  }
  return (
    <ConfirmDialog
      danger
      title="رسیدهای شما پاک شود و خارج شوید؟"
      consequence="رسیدهای دفتر از این گوشی پاک می‌شوند و برنمی‌گردند. اگر تنها خارج شوید، قفل‌شده در گوشی می‌مانند و با ورود دوبارهٔ خودتان باز می‌شوند."
      confirmLabel="بله، پاک شود و خارج شوم"
      busyLabel="در حال پاک کردن…"
      busy={isBusy}
      onConfirm={leave}
      onClose={onClose}
    />
  )
}
