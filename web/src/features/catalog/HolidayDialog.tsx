import { type HolidayRow, SaveHolidayBody } from '@bargah/contract/features/catalog/base.schema.ts'
import { FormDialog } from '../../kernel/form/FormDialog.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { sayDone } from '../../kernel/say-done.ts'
import { DateField } from '../../ui/DateField.tsx'
import { TextField } from '../../ui/TextField.tsx'

export default function HolidayDialog({
  day,
  onClose,
}: {
  day: HolidayRow | undefined
  onClose: () => void
}) {
  const form = useWriteForm('saveHoliday', {
    start: { Date: (day?.date ?? null) as string | null, Title: day?.title ?? '' },
    checks: { body: SaveHolidayBody },
    input: ({ Date, Title }) => ({ body: { Date: Date ?? '', Title, ...(day && { Id: day.id }) } }),
    onDone: sayDone(onClose),
  })
  return (
    <FormDialog
      form={form}
      title={day ? 'ویرایش روز تعطیل' : 'روز تعطیل تازه'}
      submitLabel={day ? 'ثبت تغییر' : 'افزودن'}
      busyLabel="در حال ثبت…"
      onClose={onClose}
    >
      <DateField {...form.field('Date')} label="روز" />
      <TextField {...form.field('Title')} label="مناسبت" maxLength={80} placeholder="عید فطر" />
    </FormDialog>
  )
}
