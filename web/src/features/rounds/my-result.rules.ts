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

type Waits = {
  round: { id: number; closesAt: string } | null
  inList: number
  before: number | null
  now: Date
}

/**
 * In: the round that is open for a driver's turn, how many loads stand on its list, the round he waited for until now,
 * and the time. Out: the round whose split he waits for, null if none: one with choices of his. Between closing and
 * split the list may be read as empty already.
 */
export function roundWaitedIn({ round, inList, before, now }: Waits): number | null {
  if (!round) return null
  if (inList > 0) return round.id
  return now >= new Date(round.closesAt) && round.id === before ? before : null
}
