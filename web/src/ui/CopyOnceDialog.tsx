import { Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Note } from './Note.tsx'
import { OnceDialog } from './OnceDialog.tsx'
import { TextField } from './TextField.tsx'
import { toast } from './toast.ts'

type CopyOnceDialogProps = {
  title: string
  /** What it is called: «کلید». */
  noun: string
  text: string
  /** What its owner does with it, and what not. */
  children: ReactNode
  onClose: () => void
}

/** What a program is given, shown this once, to be copied. */
export const CopyOnceDialog = ({ title, noun, text, children, onClose }: CopyOnceDialogProps) => (
  <OnceDialog
    title={title}
    consequence="آن را در تنظیم برنامهٔ خود بگذارید."
    asks={{
      title: `${noun} را برداشته‌اید؟`,
      consequence: 'هنوز آن را کپی نکرده‌اید و دوباره نشان داده نمی‌شود.',
    }}
    onClose={onClose}
  >
    {(onTaken) => (
      <div className="stack">
        <TextField
          label={noun}
          value={text}
          onChange={() => undefined}
          readOnly
          dir="ltr"
          autoComplete="off"
        />
        <Button icon={<Copy />} onClick={() => void copy(noun, text, onTaken)}>
          کپی {noun}
        </Button>
        <Note tone="warning">{children}</Note>
      </div>
    )}
  </OnceDialog>
)

async function copy(noun: string, text: string, onTaken: () => void) {
  try {
    await navigator.clipboard.writeText(text)
    toast({ title: `${noun} کپی شد.` })
    onTaken()
  } catch {
    toast({ tone: 'danger', title: `کپی نشد؛ ${noun} را خودتان بردارید.` })
    onTaken()
  }
}
