import type { TurnRow } from '@bargah/contract/features/turns/turns.schema.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { hallTitle } from '../../kernel/format.ts'
import { ConfirmWrite } from '../../kernel/ConfirmWrite.tsx'
import { FormDialog } from '../../kernel/form/FormDialog.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { sayDone } from '../../kernel/say-done.ts'
import { TextField } from '../../ui/TextField.tsx'

type QuestionProps = {
  turn: Pick<TurnRow, 'id' | 'turnNumber' | 'driverName' | 'driverFamily' | 'name'>
  onClose: () => void
}

/** Asks before the hall's staff end a turn, and why, which its driver reads. */
export function CancelTurnDialog({ turn, onClose }: QuestionProps) {
  const form = useWriteForm('cancelTurn', {
    start: { Desc: '' },
    checks: {},
    input: ({ Desc }) => ({ query: { DriverTurnId: turn.id, ...(Desc.trim() !== '' && { Desc }) } }),
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
        optional
        maxLength={500}
        hint="راننده همین جمله را می‌خواند. بی‌دلیل به او گفته می‌شود از سالن بپرسد."
      />
    </FormDialog>
  )
}

/** Asks before a turn that ended as its hall was closed goes back into the queue; what stands in the way is said there. */
export const ReturnTurnDialog = ({ turn, onClose }: QuestionProps) => (
  <ConfirmWrite
    call="giveTurnBack"
    input={() => ({ body: { Item1: turn.id } })}
    title={`نوبت ${toPersianDigits(turn.turnNumber)} به صف بازگردد؟`}
    consequence={`${turn.driverName} ${turn.driverFamily} با همین شماره به صف ${hallTitle(turn.name)} برمی‌گردد و به او خبر داده می‌شود. زمان بسته بودن سالن از اعتبار نوبت کم نمی‌شود. در دفتر سالن نوشته می‌شود.`}
    confirmLabel="بله، بازگردد"
    cancelLabel="نه، بماند"
    busyLabel="در حال بازگرداندن…"
    onClose={onClose}
  />
)
