import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { FormDialog } from '../../kernel/form/FormDialog.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { hallTitle } from '../../kernel/format.ts'
import { sayDone } from '../../kernel/say-done.ts'
import { TextField } from '../../ui/TextField.tsx'
import type { QuestionProps } from './turn-question.ts'

/** Asks before the hall's staff end a turn, and why, which its driver reads. */
export default function CancelTurnDialog({ turn, onClose }: QuestionProps) {
  const form = useWriteForm('cancelTurn', {
    start: { Desc: '' },
    checks: { missing: { Desc: 'دلیل لغو را بنویسید.' } },
    input: ({ Desc }) => ({ query: { DriverTurnId: turn.id, Desc } }),
    onDone: sayDone(onClose),
  })
  return (
    <FormDialog
      form={form}
      danger
      title={`نوبت ${toPersianDigits(turn.turnNumber)} لغو شود؟`}
      consequence={`${turn.driverName} ${turn.driverFamily} از صف ${hallTitle(turn.name)} بیرون می‌رود و بارهایی که انتخاب کرده کنار گذاشته می‌شود.`}
      submitLabel="بله، لغو شود"
      cancelLabel="نه، بماند"
      busyLabel="در حال لغو…"
      onClose={onClose}
    >
      <TextField
        {...form.field('Desc')}
        label="دلیل لغو"
        maxLength={500}
        hint="راننده همین جمله را در بارگاه می‌خواند؛ در پیامک او نمی‌آید."
      />
    </FormDialog>
  )
}
