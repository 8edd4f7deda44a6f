import { Copy, Download, Printer } from 'lucide-react'
import { attempting } from '../../kernel/attempt.ts'
import { useMember } from '../../kernel/session.ts'
import { Button } from '../../ui/Button.tsx'
import { saveFile } from '../../ui/data-table/save-file.ts'
import { Note } from '../../ui/Note.tsx'
import { textOfCodes } from './factor-methods.rules.ts'
import './factors.css'

/** Recovery codes, shown this once: to copy, to print and to keep as a file. */
export function RecoveryCodes({ codes, onTaken }: { codes: readonly string[]; onTaken: () => void }) {
  const text = textOfCodes(codes, useMember().username)
  const attempt = attempting(onTaken)
  return (
    <div className="stack">
      <ol
        className="pad-4 grid gap-2-4 centre recovery-list print-alone"
        dir="ltr"
        aria-label="کدهای بازیابی"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="recovery-acts row wrap at-stretch gap-3">
        <Button
          icon={<Copy />}
          onClick={() =>
            void attempt(
              () => navigator.clipboard.writeText(text),
              'کدهای بازیابی کپی شد.',
              'کپی نشد؛ کدها را یادداشت کنید.',
            )
          }
        >
          کپی
        </Button>
        <Button
          icon={<Printer />}
          onClick={() => void attempt(() => window.print(), null, 'چاپ نشد؛ کدها را یادداشت کنید.')}
        >
          چاپ
        </Button>
        <Button
          icon={<Download />}
          onClick={() => void attempt(() => saveText(text), null, 'ذخیره نشد؛ کدها را یادداشت کنید.')}
        >
          ذخیره در فایل
        </Button>
      </div>
      <Note tone="warning">
        این کدها دوباره نشان داده نمی‌شود. جایی جز این دستگاه نگه دارید؛ اگر گوشی یا گذرکلید را گم کنید، با یکی
        از آن‌ها وارد می‌شوید.
      </Note>
    </div>
  )
}

const saveText = (text: string) =>
  saveFile('bargah-recovery-codes.txt', new Blob([text], { type: 'text/plain;charset=utf-8' }))
