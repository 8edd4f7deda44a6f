import { type FormEvent, useId, useState } from 'react'
import { Button } from '../Button.tsx'
import { Checkbox } from '../Checkbox.tsx'
import { Dialog } from '../Dialog.tsx'
import { TextField } from '../TextField.tsx'

export type ReportWish = { name: string; isDefault: boolean; isShared: boolean }

type ReportDialogProps = {
  /** The one whose words are changed; without it a new one is made. */
  report: ReportWish | undefined
  mayShare: boolean
  /** Resolves to a sentence when it was refused. */
  onSave: (wish: ReportWish) => Promise<string | null>
  onClose: () => void
}

const noName = 'نام گزارش را وارد کنید.'
const longestName = 60

/** Asks what a report is called, whether it opens by itself, and who sees it. */
export function ReportDialog({ report, mayShare, onSave, onClose }: ReportDialogProps) {
  const [name, setName] = useState(report?.name ?? '')
  const [isDefault, setDefault] = useState(report?.isDefault ?? false)
  const [isShared, setShared] = useState(report?.isShared ?? false)
  const [fault, setFault] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const form = useId()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return setFault(noName)
    setBusy(true)
    const refusal = await onSave({ name: name.trim(), isDefault, isShared })
    setBusy(false)
    if (refusal === null) onClose()
    else setFault(refusal)
  }
  return (
    <Dialog
      title={report ? 'ویرایش گزارش' : 'ذخیرهٔ نمای کنونی'}
      consequence={report ? undefined : 'ستون‌ها و پهنا و جای آن‌ها، ترتیب و فیلترها نگه داشته می‌شود.'}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>انصراف</Button>
          <Button variant="primary" type="submit" form={form} busy={busy} busyLabel="در حال ذخیره…">
            ذخیره
          </Button>
        </>
      }
    >
      <form id={form} className="stack" noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label="نام گزارش"
          maxLength={longestName}
          placeholder="کرایه‌های مسیر اصفهان"
          value={name}
          error={fault ?? undefined}
          onChange={(text) => {
            setName(text)
            setFault(null)
          }}
        />
        <Checkbox
          label="گزارش پیش‌فرض من باشد"
          hint="هر بار که این فهرست باز شود، همین نما دیده می‌شود."
          value={isDefault}
          onChange={setDefault}
        />
        {mayShare && (
          <Checkbox
            label="کاربران شرکت هم ببینند"
            hint="آن‌ها این گزارش را به کار می‌برند ولی نمی‌توانند آن را عوض کنند."
            value={isShared}
            onChange={setShared}
          />
        )}
      </form>
    </Dialog>
  )
}
