import { useState } from 'react'
import type { PermitRow } from '@bargah/contract/features/permits/permits.schema.ts'
import { permitRefusals } from '@bargah/contract/features/permits/permits.text.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { ConfirmWrite } from '../../kernel/ConfirmWrite.tsx'
import { useMember } from '../../kernel/session.ts'
import { TextField } from '../../ui/TextField.tsx'
import { splitPlace } from '../../kernel/format.ts'

type VoidPermitDialogProps = { permit: PermitRow; onClose: () => void }

/** Asks before a permit is voided, and for the reason that the driver will read. */
export function VoidPermitDialog({ permit, onClose }: VoidPermitDialogProps) {
  const isAdmin = useMember().role === 'Admin'
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const lacksReason = isAdmin && reason.trim() === ''
  const input = () => {
    setTried(true)
    return lacksReason ? null : { body: { Id: permit.id, CancelType: isAdmin, Desc: reason } }
  }
  const back = isAdmin ? 'هزینهٔ راننده و شرکت برمی‌گردد' : 'هزینهٔ شرکت برمی‌گردد'
  return (
    <ConfirmWrite
      call="voidPermit"
      input={input}
      danger
      title={`مجوز ${toPersianDigits(permit.id)} باطل شود؟`}
      consequence={`${permit.driverName} ${permit.driverFamily}، ${splitPlace(permit.cargoSource).town} به ${splitPlace(permit.cargoDestination).town}. کامیون به بار برمی‌گردد و ${back}.`}
      confirmLabel="بله، باطل شود"
      busyLabel="در حال ابطال…"
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
    </ConfirmWrite>
  )
}
