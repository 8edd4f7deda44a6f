import type { TurnRow } from '@bargah/contract/features/turns/turns.schema.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { sentenceOf } from '../../kernel/api-error.ts'
import { useWrite } from '../../kernel/use-write.ts'
import { ConfirmDialog } from '../../ui/Dialog.tsx'
import { Note } from '../../ui/Note.tsx'
import { toast } from '../../ui/toast.ts'

/** Asks before the staff end a driver's live turn. */
export function CancelTurnDialog({ turn, onClose }: { turn: TurnRow; onClose: () => void }) {
  const cancel = useWrite('cancelTurn', {
    refresh: ['searchTurns'],
    onDone: ({ message }) => {
      toast({ title: message })
      onClose()
    },
  })
  return (
    <ConfirmDialog
      danger
      title={`نوبت ${toPersianDigits(turn.turnNumber)} لغو شود؟`}
      consequence={`${turn.driverName} ${turn.driverFamily} از صف سالن ${turn.name} بیرون می‌رود و بارهایی که انتخاب کرده کنار گذاشته می‌شود.`}
      confirmLabel="بله، لغو شود"
      busy={cancel.isPending}
      busyLabel="در حال لغو…"
      onConfirm={() => cancel.mutate({ query: { DriverTurnId: turn.id } })}
      onClose={onClose}
    >
      {cancel.isError && (
        <Note tone="danger" alert>
          {sentenceOf(cancel.error)}
        </Note>
      )}
    </ConfirmDialog>
  )
}
