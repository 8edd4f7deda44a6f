import { toPersianDigits as fa } from '../../kernel/digits.ts'
import { formatRialInToman } from '../../kernel/money.ts'

/** What a driver is told beside the reason for which his permit was voided. */
export const turnStaysUsed = (turnNumber: number): string =>
  `نوبت ${fa(turnNumber)} مصرف‌شده می‌ماند؛ برای بار بعدی نوبت تازه بگیرید.`
export const feeCameBack = (rial: number): string => `${formatRialInToman(rial)} به کیف پولتان برگشت.`
