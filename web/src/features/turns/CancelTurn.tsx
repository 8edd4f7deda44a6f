import { CircleX } from 'lucide-react'
import { useState } from 'react'
import type { MyTurn } from '@bargah/contract/features/turns/turns.schema.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { ConfirmWrite } from '../../kernel/ConfirmWrite.tsx'
import { RowFace } from '../../ui/RowFace.tsx'

/** A row that cancels the turn, after a question: a cancelled turn does not come back. */
export function CancelTurn({ turn }: { turn: MyTurn }) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <button type="button" className="row-face" onClick={() => setAsking(true)}>
        <RowFace icon={<CircleX className="i-xl" />} title="لغو نوبت" />
      </button>
      {asking && (
        <ConfirmWrite
          call="cancelTurn"
          input={() => ({ query: { DriverTurnId: turn.id } })}
          loses
          size="hero"
          title={`نوبت ${toPersianDigits(turn.turnNumber)} لغو شود؟`}
          consequence="جای شما در صف و بارهای فهرستتان از دست می‌رود؛ نوبت تازه از ته صف است."
          confirmLabel="بله، لغو شود"
          busyLabel="در حال لغو…"
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
