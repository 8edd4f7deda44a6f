import { LogOut, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { removeReceipts } from '../../features/log/receipts.parts.ts'
import { useLater } from '../../kernel/send-later/send-later.ts'
import { Hear } from '../../kernel/voice/Hear.tsx'
import { Button } from '../../ui/Button.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { signOut } from '../sign-out.ts'

/** Asks before a driver leaves this phone, and says what goes with him; staying is the solid answer. */
export default function SignOutSheet({ onClose }: { onClose: () => void }) {
  const [isClearing, setClearing] = useState(false)
  const waiting = useLater().some(({ stage }) => stage !== 'refused')
  const clear = () => {
    setClearing(true)
    // receipts are his only while he is signed in
    void removeReceipts().then(signOut)
  }
  return (
    <Sheet
      title="از این گوشی بیرون بروید؟"
      aside={<Hear says="اگر بیرون بروید، فهرست و مجوز بی اینترنت باز نمی‌شود." />}
      onClose={onClose}
      actions={
        <>
          <Button variant="primary" size="hero" onClick={onClose}>
            نه، می‌مانم
          </Button>
          <Button variant="dangerQuiet" size="hero" icon={<LogOut />} onClick={signOut}>
            بیرون می‌روم
          </Button>
          <Button
            variant="dangerQuiet"
            size="hero"
            icon={<Trash2 />}
            busy={isClearing}
            busyLabel="در حال پاک کردن…"
            onClick={clear}
          >
            بیرون می‌روم و رسیدها پاک شود
          </Button>
        </>
      }
    >
      <p className="text-head strong">
        فهرست و مجوز دیگر بی اینترنت باز نمی‌شود. برای برگشتن باید دوباره وارد شوید.
      </p>
      {waiting && (
        <p className="text-head strong is-bad">چیزی که هنوز فرستاده نشده هم از این گوشی پاک می‌شود.</p>
      )}
      <p className="second">
        رسید انتخاب‌های شما در همین گوشی قفل می‌ماند و وقتی خودتان دوباره بیایید باز می‌شود. اگر گوشی را به کسی
        می‌دهید، پاکشان کنید.
      </p>
    </Sheet>
  )
}
