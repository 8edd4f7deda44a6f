import type { MyTurn } from '@bargah/contract/features/turns/turns.schema.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'

const secondMs = 1_000
const minuteMs = 60 * secondMs

type OpenTurn = Pick<MyTurn, 'announcedCount' | 'loaderTypeName'>

/** An open round; `isNew`: it has just opened. */
export const sayRound = (turn: OpenTurn, leftMs: number, { isNew = false } = {}): string =>
  [
    isNew ? 'اعلام بار باز شد.' : 'اعلام بار باز است.',
    `${formatNumber(turn.announcedCount)} بار برای ${turn.loaderTypeName.includes('تریلی') ? 'تریلی' : 'کامیون'} شما.`,
    sayLeft(leftMs),
  ].join(' ')

/** To the second a whole minute, else «کمتر از» the next one: a time that is rounded down is heard as less than there is. */
function sayLeft(leftMs: number): string {
  const minutes = Math.floor(leftMs / secondMs) / (minuteMs / secondMs)
  if (minutes <= 1) return 'کمتر از یک دقیقه مانده.'
  return `${Number.isInteger(minutes) ? '' : 'کمتر از '}${formatNumber(Math.ceil(minutes))} دقیقه وقت دارید.`
}

export const sayClosed = 'فهرست‌ها بسته شد. نتیجه تا چند لحظهٔ دیگر می‌آید.'
