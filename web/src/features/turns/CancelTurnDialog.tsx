import type { TurnRow } from '@bargah/contract/features/turns/turns.schema.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { hallTitle } from '../../kernel/format.ts'
import { ConfirmWrite } from '../../kernel/ConfirmWrite.tsx'

type Leaving = Pick<TurnRow, 'id' | 'turnNumber' | 'driverName' | 'driverFamily' | 'name'>

export const CancelTurnDialog = ({ turn, onClose }: { turn: Leaving; onClose: () => void }) => (
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
