import type { HallsForDriver } from '@bargah/contract/features/turns/turns.schema.ts'
import type { HallChoice } from './my-turn.rules.ts'

export type HallNow = HallChoice & { queue: number; loads: number; roundOpensAt: string | null }

/** In: halls in order, and what they have now. Out: the same with their figures. */
export const withFigures = (choices: readonly HallChoice[], now: HallsForDriver): HallNow[] =>
  choices.map((choice) => {
    const found = now.halls.find((hall) => hall.loadHallId === choice.hall.loadHallId)
    return {
      ...choice,
      queue: found?.queue ?? 0,
      loads: found?.loads ?? 0,
      roundOpensAt: found?.roundOpensAt ?? null,
    }
  })

/** Whether a turn may be asked for there, as far as is known. */
export const mayAsk = ({ state }: HallChoice): boolean => state === 'near' || state === 'unknown'

/** A hall that gives turns from anywhere is the one at hand no farther than this, km: its loads lie where it is. */
const atHandKm = 100

export type NoTurnView =
  | { kind: 'noHall' }
  /** Where he is is not known: halls in the order in which he would name them. */
  | { kind: 'where'; halls: readonly HallNow[] }
  /** No hall is at hand: those that give him a turn from where he is, then the others, the nearest first. */
  | { kind: 'far'; halls: readonly HallNow[] }
  /** The hall at hand, and rials that he lacks for its turn, 0 where none. */
  | { kind: 'near'; hall: HallNow; lackRial: number }

type Known = {
  isPlaceKnown: boolean
  /** What is in the wallet, rials; null while it is not known. */
  balanceRial: number | null
  /** The hall of his last round, if there was one. */
  lastHallId: number | undefined
}

/** In: active halls, the nearest first, and what is known of the driver. Out: the one question that his home asks. */
export function viewNoTurn(halls: readonly HallNow[], known: Known): NoTurnView {
  if (halls.length === 0) return { kind: 'noHall' }
  if (!known.isPlaceKnown) return { kind: 'where', halls: halls.toSorted(asNamed(known.lastHallId)) }
  const hall = halls.find(isAtHand)
  if (hall) return { kind: 'near', hall, lackRial: lackFor(known.balanceRial, hall.hall.driverCharghe) }
  return { kind: 'far', halls: [...halls.filter(mayAsk), ...halls.filter((far) => !mayAsk(far))] }
}

/** Whether a hall gives him a turn and its loads are near him. */
export const isAtHand = (choice: HallChoice): boolean =>
  mayAsk(choice) && (choice.hall.turnRange > 0 || (choice.km ?? Infinity) <= atHandKm)

/** His last hall, then those that need not know where he is, then those with the most loads for his truck. */
const asNamed = (lastHallId: number | undefined) => {
  const rank = ({ hall, state }: HallNow) =>
    hall.loadHallId === lastHallId ? 0 : state === 'near' ? 1 : state === 'unknown' ? 2 : 3
  return (a: HallNow, b: HallNow) => rank(a) - rank(b) || b.loads - a.loads
}

/** In: the wallet (null: not known) and a hall's fee, rials. Out: what is lacking for a turn, 0 where nothing is. */
export const lackFor = (balanceRial: number | null, feeRial: number): number =>
  balanceRial === null ? 0 : Math.max(0, feeRial - balanceRial)

/** In: a hall out of reach. Out: how much nearer he must come for a turn, km; null where nearness does not count. */
export const missingKm = ({ hall, km, state }: HallChoice): number | null =>
  state === 'far' && km !== null ? Math.ceil(km - hall.turnRange) : null
