import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { ConfirmWrite } from '../../kernel/ConfirmWrite.tsx'
import { hallTitle } from '../../kernel/format.ts'
import type { QuestionProps } from './turn-question.ts'

/** Asks before a turn that ended as its hall was closed goes back into the queue; what stands in the way is said there. */
export default function ReturnTurnDialog({ turn, onClose }: QuestionProps) {
  return (
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
}
