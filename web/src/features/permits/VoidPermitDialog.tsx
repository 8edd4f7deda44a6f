import { useState } from 'react'
import type { PermitRow } from '@bargah/contract/features/permits/permits.schema.ts'
import { permitRefusals } from '@bargah/contract/features/permits/permits.text.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import type { CallKey } from '../../kernel/api.ts'
import { sentenceOf } from '../../kernel/api-error.ts'
import { useMember } from '../../kernel/session.ts'
import { useWrite } from '../../kernel/use-write.ts'
import { ConfirmDialog } from '../../ui/Dialog.tsx'
import { Note } from '../../ui/Note.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import { splitPlace } from '../../kernel/format.ts'

type VoidPermitDialogProps = { permit: PermitRow; refresh: readonly CallKey[]; onClose: () => void }

/** Asks before a permit is voided, and for the reason that the driver will read. */
export function VoidPermitDialog({ permit, refresh, onClose }: VoidPermitDialogProps) {
  const isAdmin = useMember().role === 'Admin'
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const voiding = useWrite('voidPermit', {
    refresh,
    onDone: ({ message }) => {
      toast({ title: message })
      onClose()
    },
  })
  const lacksReason = isAdmin && reason.trim() === ''
  const confirm = () => {
    setTried(true)
    if (lacksReason) return
    voiding.mutate({ body: { Id: permit.id, CancelType: isAdmin, Desc: reason } })
  }
  const back = isAdmin ? 'هزینهٔ راننده و شرکت برمی‌گردد' : 'هزینهٔ شرکت برمی‌گردد'
  return (
    <ConfirmDialog
      danger
      title={`مجوز ${toPersianDigits(permit.id)} باطل شود؟`}
      consequence={`${permit.driverName} ${permit.driverFamily}، ${splitPlace(permit.cargoSource).town} به ${splitPlace(permit.cargoDestination).town}. کامیون به بار برمی‌گردد و ${back}.`}
      confirmLabel="بله، باطل شود"
      busy={voiding.isPending}
      busyLabel="در حال ابطال…"
      onConfirm={confirm}
      onClose={onClose}
    >
      <TextField
        label="دلیل ابطال"
        optional={!isAdmin}
        maxLength={500}
        value={reason}
        onChange={setReason}
        hint="راننده همین جمله را می‌بیند."
        error={tried && lacksReason ? permitRefusals.reason_needed : undefined}
      />
      {voiding.isError && (
        <Note tone="danger" alert>
          {sentenceOf(voiding.error)}
        </Note>
      )}
    </ConfirmDialog>
  )
}
