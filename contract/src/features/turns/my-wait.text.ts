import { formatNumber } from '../../kernel/digits.ts'
import type { MyWait } from './my-wait.schema.ts'

const units = { hour: 'ساعت', day: 'روز' } as const

/** In: from and to, and what they count. Out: `۲ تا ۴ روز`, `تا ۲ روز`, `۱ ساعت`. */
const sayBand = (from: number, to: number, unit: string): string => {
  if (from === 0) return `تا ${formatNumber(to)} ${unit}`
  return from === to ? `${formatNumber(to)} ${unit}` : `${formatNumber(from)} تا ${formatNumber(to)} ${unit}`
}

/** In: a wait. Out: how long it takes, `۲ تا ۴ روز`. */
export const sayWait = ({ unit, from, to }: Pick<MyWait, 'unit' | 'from' | 'to'>): string =>
  sayBand(from, to, units[unit])

/** In: how many rounds a wait takes. Out: `۱ تا ۳ اعلام بار`. */
export const sayRounds = ({ from, to }: { from: number; to: number }): string =>
  sayBand(from, to, 'اعلام بار')

/** In: how many a turn found before it. Out: `۲ تا ۶`, or `۲` where both are the same. */
export const sayAhead = ({ aheadFrom, aheadTo }: Pick<MyWait, 'aheadFrom' | 'aheadTo'>): string =>
  aheadFrom === aheadTo ? formatNumber(aheadTo) : `${formatNumber(aheadFrom)} تا ${formatNumber(aheadTo)}`
