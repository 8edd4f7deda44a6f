import { formatDateShort, parseJalaliDateTime } from '@bargah/contract/kernel/dates.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { serverNow } from './now.ts'

/** In: a day as rows hold it, `1405/08/30`. Out: «۳۰ آبان», another year with it. */
export function sayDay(day: string): string {
  const at = parseJalaliDateTime(day)
  return at ? formatDateShort(at, serverNow()) : toPersianDigits(day)
}
