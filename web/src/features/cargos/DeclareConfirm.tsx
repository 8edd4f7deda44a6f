import { WalletMinimal } from 'lucide-react'
import { formatDateLong, parseJalaliDateTime } from '@bargah/contract/kernel/dates.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { formatRial, formatToman } from '@bargah/contract/kernel/money.ts'
import { ConfirmDialog } from '../../ui/Dialog.tsx'
import { Note } from '../../ui/Note.tsx'
import type { DeclareValues } from './declare-values.ts'

type DeclareConfirmProps = {
  values: DeclareValues
  holdRial: number | undefined
  busy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** The last look before a cargo is announced. */
export function DeclareConfirm({ values, holdRial, busy, onConfirm, onClose }: DeclareConfirmProps) {
  const { origin, destination, truckCount, rentToman, day, time } = values
  const date = parseJalaliDateTime(day ?? '')
  return (
    <ConfirmDialog
      title="از درستی اطلاعات مطمئن هستید؟"
      consequence={`${origin.text} به ${destination.text}، ${formatNumber(truckCount)} کامیون، هر کامیون ${formatToman(rentToman ?? 0)}. زمان اعلام: ${date ? formatDateLong(date) : ''}، ${toPersianDigits(time ?? '')}.`}
      confirmLabel="بله، اعلام شود"
      cancelLabel="نه، بازبینی می‌کنم"
      busy={busy}
      busyLabel="در حال ثبت…"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {holdRial !== undefined && holdRial > 0 && (
        <Note tone="info" icon={<WalletMinimal />}>
          {formatRial(holdRial)} از کیف پول بلوکه می‌شود.
        </Note>
      )}
    </ConfirmDialog>
  )
}
