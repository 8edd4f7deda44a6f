import { formatNumber } from './digits.ts'

/** Amounts are kept in whole rials; rent, tariff price and kalaValue are toman on the wire (rules 13.1). */
export const RIALS_PER_TOMAN = 10

/** In: toman. Out: whole rials; throws when that is not a safe integer. */
export function tomanToRial(toman: number): number {
  const rial = toman * RIALS_PER_TOMAN
  if (!Number.isSafeInteger(rial)) throw new RangeError(`${toman} toman is not a whole number of rials`)
  return rial
}

/** In: rials. Out: toman, with a fraction when the rials are not tens. */
export const rialToToman = (rial: number): number => rial / RIALS_PER_TOMAN

/** Whether the value is an amount that the ledger takes: whole rials, not negative, safe. */
export const isRial = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

/** In: rials. Out: `۲٬۴۸۰٬۰۰۰ ریال`. */
export const formatRial = (rial: number) => `${formatNumber(rial)} ریال`

/** In: toman. Out: `۳۷٬۵۱۵٬۰۰۰ تومان`. */
export const formatToman = (toman: number) => `${formatNumber(toman)} تومان`

/** In: rials. Out: them as drivers read them, `۲۴۸٬۰۰۰ تومان`, to the rial: `۱٬۲۳۴٫۵ تومان`. */
export const formatRialInToman = (rial: number) => formatToman(rialToToman(rial))

/** How rials are written for a reader: drivers read toman alone, desks the ledger's rials. */
export const rialFor = ({ isDriver }: { isDriver: boolean }) => (isDriver ? formatRialInToman : formatRial)
