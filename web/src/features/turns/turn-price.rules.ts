import type { HallChoice, Hall } from './my-turn.rules.ts'
import { isAtHand, mayAsk } from './no-turn.rules.ts'

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
