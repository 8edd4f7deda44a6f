import { Copy } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { OnceDialog } from '../../ui/OnceDialog.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'

/** A key, shown this once, to be copied. */
export const MadeKeyDialog = ({ text, onClose }: { text: string; onClose: () => void }) => (
  <OnceDialog
    title="کلید ساخته شد"
    consequence="آن را در تنظیم برنامهٔ خود بگذارید."
    asks={{
      title: 'کلید را برداشته‌اید؟',
      consequence: 'هنوز آن را کپی نکرده‌اید و دوباره نشان داده نمی‌شود.',
    }}
    onClose={onClose}
  >
    {(onTaken) => (
      <div className="stack">
        <TextField
          label="کلید"
          value={text}
          onChange={() => undefined}
          readOnly
          dir="ltr"
          autoComplete="off"
        />
        <Button icon={<Copy />} onClick={() => void copy(text, onTaken)}>
          کپی کلید
        </Button>
        <Note tone="warning">
          این کلید دوباره نشان داده نمی‌شود. آن را در پیام و در فایل‌های برنامه ننویسید؛ اگر به دست دیگری افتاد،
          همان دم پایانش دهید.
        </Note>
      </div>
    )}
  </OnceDialog>
)

async function copy(text: string, onTaken: () => void) {
  try {
    await navigator.clipboard.writeText(text)
    toast({ title: 'کلید کپی شد.' })
    onTaken()
  } catch {
    toast({ tone: 'danger', title: 'کپی نشد؛ کلید را خودتان بردارید.' })
    onTaken()
  }
}
