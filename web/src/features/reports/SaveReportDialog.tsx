import { type ReportRow, SaveReportBody } from '@bargah/contract/features/reports/reports.schema.ts'
import type { CallInput } from '../../kernel/api.ts'
import { FormDialog } from '../../kernel/form/FormDialog.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { TextField } from '../../ui/TextField.tsx'

type Props = {
  /** The one whose words are changed; without it a new one is made of the present view. */
  report: ReportRow | undefined
  mayShare: boolean
  /** What is kept beside the words. */
  body: Omit<CallInput<'saveReport'>['body'], 'Name'>
  onSaved: (made: ReportRow) => void
  onClose: () => void
}

/** Asks what a report is called, whether it opens by itself, and who sees it. */
export default function SaveReportDialog({ report, mayShare, body, onSaved, onClose }: Props) {
  const { name = '', isDefault = false, isShared = false } = report ?? {}
  const form = useWriteForm('saveReport', {
    start: { Name: name, IsDefault: isDefault, IsShared: isShared },
    checks: { body: SaveReportBody },
    input: ({ IsShared, ...words }) => ({ body: { ...body, ...words, ...(mayShare && { IsShared }) } }),
    onDone: (made) => {
      onClose()
      onSaved(made)
    },
  })
  return (
    <FormDialog
      form={form}
      title={report ? 'ویرایش گزارش' : 'ذخیرهٔ نمای کنونی'}
      consequence={report ? undefined : 'ستون‌ها و پهنا و جای آن‌ها، ترتیب و فیلترها نگه داشته می‌شود.'}
      submitLabel="ذخیره"
      busyLabel="در حال ذخیره…"
      onClose={onClose}
    >
      <TextField
        {...form.field('Name')}
        label="نام گزارش"
        maxLength={60}
        placeholder="کرایه‌های مسیر اصفهان"
      />
      <Checkbox
        {...form.field('IsDefault')}
        label="گزارش پیش‌فرض من باشد"
        hint="هر بار که این فهرست باز شود، همین نما دیده می‌شود."
      />
      {mayShare && (
        <Checkbox
          {...form.field('IsShared')}
          label="کاربران شرکت هم ببینند"
          hint="آن‌ها این گزارش را به کار می‌برند ولی نمی‌توانند آن را عوض کنند."
        />
      )}
    </FormDialog>
  )
}
