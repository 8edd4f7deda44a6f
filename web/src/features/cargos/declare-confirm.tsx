import { WalletMinimal } from 'lucide-react'
import { formatDateLong, parseJalaliDateTime } from '@bargah/contract/kernel/dates.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { formatRial, formatToman } from '@bargah/contract/kernel/money.ts'
import type { ConfirmWords } from '../../ui/Dialog.tsx'
import { Note } from '../../ui/Note.tsx'
import type { DeclareValues } from './declare-values.ts'

/** The last look before a cargo is announced. In: the form, and what is held of the wallet, if anything. */
export function declareConfirm(values: DeclareValues, holdRial: number | undefined): ConfirmWords {
  const { CargoSource, CargoDestination, FreighterNumber, CargoRent, FutureDate, FutureHour } = values
  const date = parseJalaliDateTime(FutureDate ?? '')
  return {
    title: 'از درستی اطلاعات مطمئن هستید؟',
    consequence: `${CargoSource.text} به ${CargoDestination.text}، ${formatNumber(FreighterNumber)} کامیون، هر کامیون ${formatToman(CargoRent ?? 0)}. زمان اعلام: ${date ? formatDateLong(date) : ''}، ${toPersianDigits(FutureHour ?? '')}.`,
    confirmLabel: 'بله، اعلام شود',
    cancelLabel: 'نه، بازبینی می‌کنم',
    busyLabel: 'در حال ثبت…',
    children: holdRial !== undefined && holdRial > 0 && (
      <Note tone="info" icon={<WalletMinimal />}>
        {formatRial(holdRial)} از کیف پول بلوکه می‌شود.
      </Note>
    ),
  }
}
