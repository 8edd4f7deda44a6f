import type { TurnRow } from '@bargah/contract/features/turns/turns.schema.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { hallTitle } from '../../kernel/format.ts'
import { ConfirmWrite } from '../../kernel/ConfirmWrite.tsx'

type QuestionProps = {
  turn: Pick<TurnRow, 'id' | 'turnNumber' | 'driverName' | 'driverFamily' | 'name'>
  onClose: () => void
}

export const CancelTurnDialog = ({ turn, onClose }: QuestionProps) => (
  <ConfirmWrite
    call="cancelTurn"
    input={() => ({ query: { DriverTurnId: turn.id } })}
    danger
    title={`نوبت ${toPersianDigits(turn.turnNumber)} لغو شود؟`}
    consequence={`${turn.driverName} ${turn.driverFamily} از صف ${hallTitle(turn.name)} بیرون می‌رود و بارهایی که انتخاب کرده کنار گذاشته می‌شود.`}
    confirmLabel="بله، لغو شود"
    busyLabel="در حال لغو…"
    onClose={onClose}
  />
)

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
