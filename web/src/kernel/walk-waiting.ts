import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'

type Row = { id: number }
type Opened = { step: (id: number) => void; walk: { onClose: () => void } }

/**
 * The decisions on rows that wait, one after the other. In: those in sight, what opens another in the place of the open
 * one, and how many wait in all. Out: «۱ از ۶» of one that waits, and what opens the next, or closes after the last.
 */
export function walkWaiting(waiting: readonly Row[], opened: Opened, count: number | undefined) {
  const at = (id: number) => waiting.findIndex((row) => row.id === id)
  return {
    positionOf: (id: number) =>
      at(id) < 0 || count === undefined
        ? undefined
        : `${toPersianDigits(at(id) + 1)} از ${formatNumber(count)}`,
    goOn(id: number) {
      const next = waiting[at(id) + 1] ?? waiting.find((row) => row.id !== id)
      if (next) opened.step(next.id)
      else opened.walk.onClose()
    },
  }
}
