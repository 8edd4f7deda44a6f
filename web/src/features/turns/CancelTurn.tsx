import { CircleX } from 'lucide-react'
import { useState } from 'react'
import type { MyTurn } from '@bargah/contract/features/turns/turns.schema.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { useWrite } from '../../kernel/use-write.ts'
import { ConfirmDialog } from '../../ui/Dialog.tsx'
import { RowFace } from '../../ui/RowFace.tsx'
import { toast } from '../../ui/toast.ts'

/** A row that cancels the turn, after a question: a cancelled turn does not come back. */
export function CancelTurn({ turn }: { turn: MyTurn }) {
  const [asking, setAsking] = useState(false)
  const cancel = useWrite('cancelTurn', {
    refresh: ['showMyTurn', 'listPrioritiesOfTurn', 'searchTurns'],
    onDone: ({ message }) => {
      setAsking(false)
      toast({ title: message })
    },
    onFailed: (sentence) => toast({ tone: 'danger', title: sentence }),
  })
  return (
    <>
      <button type="button" className="row-face" onClick={() => setAsking(true)}>
        <RowFace icon={<CircleX className="i-xl" />} title="لغو نوبت" />
      </button>
      {asking && (
        <ConfirmDialog
          danger
          title={`نوبت ${toPersianDigits(turn.turnNumber)} لغو شود؟`}
          consequence="جای شما در صف و بارهای فهرستتان از دست می‌رود؛ نوبت تازه از ته صف است."
          confirmLabel="بله، لغو شود"
          busy={cancel.isPending}
          busyLabel="در حال لغو…"
          onConfirm={() => cancel.mutate({ query: { DriverTurnId: turn.id } })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
