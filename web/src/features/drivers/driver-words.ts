import type { DriverInfo } from '@bargah/contract/features/drivers/driver-search.schema.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'

/** A driver by his name; of whom nobody has told it, that. */
export const driverNameOf = ({ name, family }: { name: string; family: string }): string =>
  `${name} ${family}`.trim() || 'نام ثبت نشده'

/** What closing him would end, in counts. */
export function sayEnds({ turn, openPermitId }: DriverInfo): string {
  const ends = turn
    ? `نوبت ${toPersianDigits(turn.turnNumber)}${turn.choices > 0 ? ` و ${formatNumber(turn.choices)} انتخاب آن` : ''} پایان می‌یابد و او از گوشی بیرون می‌رود.`
    : 'او از گوشی بیرون می‌رود و نمی‌تواند وارد شود.'
  return openPermitId === null
    ? `${ends} مجوز باز ندارد.`
    : `${ends} مجوز باز ${toPersianDigits(openPermitId)} می‌ماند و کارکنان آن را به پایان می‌برند.`
}

/** What the search of drivers looks into, as the words in its box. */
export const driversHint = 'نام، شماره، کارت یا پلاک'
