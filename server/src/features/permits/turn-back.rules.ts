import { type PermitStatus, permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import type { ReturnRefusal } from '@bargah/contract/features/permits/permits.text.ts'
import type { TurnStatus } from '@bargah/contract/features/turns/turns.states.ts'
import type { Role } from '@bargah/contract/kernel/access.ts'

/** What decides over the return of a turn that a permit had used up. */
export type TurnBackFacts = {
  permitStatus: PermitStatus
  /** Who voided the permit. */
  voidedBy: Role | null
  turnStatus: TurnStatus
  /** Whether it came back for this permit already, or a later permit has used it since. */
  isBack: boolean
  hallIsActive: boolean
  driverIsActive: boolean
  /** The driver's live turn, at whichever hall, and his open permit. */
  liveTurn: { hallName: string; turnNumber: number } | null
  openPermitId: number | null
  freighterHasLiveTurn: boolean
  freighterHasOpenPermit: boolean
}

/** In: how permit, turn, driver and truck stand. Out: why the turn does not return, or null (rules 8.10). */
export function mayGiveTurnBack(facts: TurnBackFacts): ReturnRefusal | null {
  if (facts.permitStatus !== permitStatus.voided) return { code: 'not_voided' }
  if (facts.isBack || facts.turnStatus !== 'used') return { code: 'already' }
  if (facts.voidedBy !== 'Admin') return { code: 'not_by_admin' }
  return mayStand(facts)
}

function mayStand(facts: TurnBackFacts): ReturnRefusal | null {
  if (!facts.hallIsActive) return { code: 'hall_inactive' }
  if (!facts.driverIsActive) return { code: 'driver_inactive' }
  if (facts.liveTurn) return { code: 'driver_live_turn', ...facts.liveTurn }
  if (facts.openPermitId !== null) return { code: 'driver_open_permit', permitId: facts.openPermitId }
  if (facts.freighterHasLiveTurn) return { code: 'freighter_live_turn' }
  return facts.freighterHasOpenPermit ? { code: 'freighter_open_permit' } : null
}
