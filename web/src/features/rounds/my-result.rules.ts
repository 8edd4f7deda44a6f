import type { PriorityRow } from '@bargah/contract/features/rounds/rounds.schema.ts'
import { type PriorityReason, statusOfReason } from '@bargah/contract/features/rounds/rounds.states.ts'

/** How a choice ended, as its row is coloured: granted, lost to an earlier turn, barred by a fact, or set aside. */
export type VerdictLook = 'granted' | 'lost' | 'barred' | 'aside'

/** In: the reason of an ended choice. Out: its look. */
export function verdictLook(reason: PriorityReason): VerdictLook {
  if (reason === 'granted') return 'granted'
  if (reason === 'earlier_turn') return 'lost'
  return statusOfReason[reason] === 5 ? 'barred' : 'aside'
}

type Lost = { choices: readonly { reason: PriorityReason | null; winningTurnNumber: number | null }[] }

/** In: a result without a load. Out: the turn that had the first of his loads that an earlier turn took, null if none did. */
export const winnerOver = ({ choices }: Lost): number | null =>
  choices.find(({ reason, winningTurnNumber }) => reason === 'earlier_turn' && winningTurnNumber !== null)
    ?.winningTurnNumber ?? null

type Ranked = Pick<PriorityRow, 'priority' | 'reason' | 'winningTurnNumber'>

/**
 * In: the choices of a list that was split, in its order. Out: the load that he got and its place, with what he wanted more
 * and an earlier turn took, the first of it; null without a load.
 */
export function placeWon<C extends Ranked>(choices: readonly C[]) {
  const ranked = choices.map((choice, at) => ({ choice, place: choice.priority ?? at + 1 }))
  const won = ranked.find(({ choice }) => choice.reason === 'granted')
  if (!won) return null
  const higher = ranked.filter(({ place }) => place < won.place)
  return {
    ...won,
    lost: higher.find(
      ({ choice: { reason, winningTurnNumber } }) => reason === 'earlier_turn' && winningTurnNumber,
    ),
  }
}

type Waits = { round: { id: number } | null; inList: number; before: number | null }

/**
 * In: the round that is open for a driver's turn, how many loads stand on its list, and the round he waited for until now.
 * Out: the round whose split he waits for, null if none: one in which he had a choice. It stays so while the round does, since
 * the list may be read as empty before the turn is known to be used; who took all of them off has no result of that round.
 */
export function roundWaitedIn({ round, inList, before }: Waits): number | null {
  if (!round) return null
  return inList > 0 || round.id === before ? round.id : null
}

type OfTurn = { turnNumber: number; round: { id: number; loadHallId: number } }
type Turn = { turnNumber: number; loadHallId: number; round: { id: number } | null }

/** In: the last result of a driver, and the turn that he has. Out: what it says of its age where it is not of that turn, or a later round is open. */
export function earlierText({ turnNumber, round }: OfTurn, turn: Turn): string | null {
  if (turn.turnNumber !== turnNumber || turn.loadHallId !== round.loadHallId)
    return 'نتیجهٔ نوبت پیشین شماست؛ نوبت تازه‌تان هنوز نتیجه ندارد.'
  return turn.round && turn.round.id !== round.id
    ? 'نتیجهٔ اعلام بار پیشین است؛ اعلام بار کنونی هنوز نتیجه ندارد.'
    : null
}

const freshMs = 10_000

type Age = { isFetching: boolean; isFetchedAfterMount: boolean; dataUpdatedAt: number }

/** In: how a result is read, and when its page was opened, in ms. Out: whether it was kept from before and a newer one may be on its way. */
export const isUnsure = (
  { isFetching, isFetchedAfterMount, dataUpdatedAt }: Age,
  openedAtMs: number,
): boolean => isFetching && !isFetchedAfterMount && openedAtMs - dataUpdatedAt > freshMs
