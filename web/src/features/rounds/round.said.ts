import type { MyTurn } from '@bargah/contract/features/turns/turns.schema.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'

const minuteMs = 60_000

type OpenTurn = Pick<MyTurn, 'announcedCount' | 'loaderTypeName'>

/** An open round; `isNew`: it has just opened. */
export const sayRound = (turn: OpenTurn, leftMs: number, { isNew = false } = {}): string =>
  [
    isNew ? 'اعلام بار باز شد.' : 'اعلام بار باز است.',
    `${formatNumber(turn.announcedCount)} بار برای ${turn.loaderTypeName.includes('تریلی') ? 'تریلی' : 'کامیون'} شما.`,
    leftMs < minuteMs
      ? 'کمتر از یک دقیقه مانده.'
      : `${formatNumber(Math.floor(leftMs / minuteMs))} دقیقه وقت دارید.`,
  ].join(' ')

export const sayClosed = 'فهرست‌ها بسته شد. نتیجه تا چند لحظهٔ دیگر می‌آید.'
