import type { HallsForDriver } from '@bargah/contract/features/turns/halls-now.schema.ts'
import type { HallChoice } from './my-turn.rules.ts'

export type HallNow = HallChoice & { queue: number; loads: number; roundOpensAt: string | null }

/** In: halls in order, and what they have now. Out: the same with their figures. */
export const withFigures = (choices: readonly HallChoice[], now: HallsForDriver): HallNow[] =>
  choices.map((choice) => {
    const found = now.halls.find(({ loadHallId }) => loadHallId === choice.hall.loadHallId)
    return {
      ...choice,
      queue: found?.queue ?? 0,
      loads: found?.loads ?? 0,
      roundOpensAt: found?.roundOpensAt ?? null,
    }
  })

/** Whether a turn may be asked for there, as far as is known. */
export const mayAsk = ({ state }: HallChoice): boolean => state === 'near' || state === 'unknown'

/** In: halls in order, the nearest first. Out: the one that stands large, which gives turns if any does, and the others. */
export function splitHalls(halls: readonly HallNow[]): { first: HallNow | undefined; others: HallNow[] } {
  const first = halls.find(mayAsk) ?? halls[0]
  return { first, others: halls.filter((hall) => hall !== first) }
}

/** In: the wallet (null: not known) and a hall's fee, rials. Out: what is lacking for a turn, 0 where nothing is. */
export const lackFor = (balanceRial: number | null, feeRial: number): number =>
  balanceRial === null ? 0 : Math.max(0, feeRial - balanceRial)
