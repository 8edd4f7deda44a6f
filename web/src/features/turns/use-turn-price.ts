import { enoughFor } from '@bargah/contract/features/wallet/enough-for.ts'
import { hallTitle } from '../../kernel/format.ts'
import { useMyBalance } from '../../kernel/use-my-balance.ts'
import { useMyPlace } from '../../kernel/use-my-place.ts'
import { useHalls, useMyTurn } from './my-turn.queries.ts'
import { type Hall, type HallChoice, listHallChoices } from './my-turn.rules.ts'
import { isAtHand, mayAsk } from './no-turn.rules.ts'

export type TurnPrice = { feeRial: number; hall: string }

/** What a turn costs the driver, and in which hall; null where that is not known, or it costs nothing. */
export function useTurnPrice(): TurnPrice | null {
  const turn = useMyTurn().data
  const balance = useMyBalance().data
  const { point } = useMyPlace({ isWanted: turn === null })
  const choices = listHallChoices(useHalls().data?.rows ?? [], point)
  const hall = hallThatCounts({
    liveHallId: turn?.loadHallId,
    choices,
    lastHallId: balance?.unitHallId ?? null,
  })
  return hall && hall.driverCharghe > 0 ? { feeRial: hall.driverCharghe, hall: hallTitle(hall.name) } : null
}

/** In: rials and what a turn costs. Out: for how many turns they are enough; null where nobody knows. */
export const turnsFor = (rial: number, price: TurnPrice | null): number | null =>
  enoughFor(rial, price && price.feeRial)

type Known = {
  /** Whose queue he stands in. */
  liveHallId: number | undefined
  /** Active halls, the nearest first where it is known where he is. */
  choices: readonly HallChoice[]
  /** Of his latest turn. */
  lastHallId: number | null
}

/**
 * The hall by whose fee a driver's money is counted, one on all screens: where he stands in the queue, else the one that
 * home offers him from where he is, else, while nobody knows where he is, that of his latest turn.
 */
export function hallThatCounts({ liveHallId, choices, lastHallId }: Known): Hall | undefined {
  const byId = (id: number | null) => choices.find(({ hall }) => hall.loadHallId === id)?.hall
  if (liveHallId !== undefined) return byId(liveHallId)
  const isPlaced = choices.some(({ km }) => km !== null)
  return isPlaced ? (choices.find(isAtHand) ?? choices.find(mayAsk) ?? choices[0])?.hall : byId(lastHallId)
}
