import type { TurnStatus } from '@bargah/contract/features/turns/turns.states.ts'
import type {
  CancelTurnRefusal,
  ClosedTurnRefusal,
  TurnRefusal,
} from '@bargah/contract/features/turns/turns.text.ts'
import { isOneOf, type Role, supporters } from '@bargah/contract/kernel/access.ts'
import { hourMs } from '@bargah/contract/kernel/durations.ts'
import { greatCircleKm, type Point } from '@bargah/contract/kernel/geo.ts'

/** A hall's settings for turns: rials, kilometres, hours; 0 = the rule is off (rules 7.2). */
export type TurnSettings = Point & {
  isActive: boolean
  activeTurnApp: boolean
  turnRangeKm: number
  driverFeeRial: number
  limitNewTurnHours: number
  travelTimeHours: number
}

export type TurnFacts = {
  hall: TurnSettings
  /** The driver himself, with where he is; staff stand at the hall, so its range and its switch are not for them. */
  asker: { kind: 'driver'; place?: Point } | { kind: 'staff' }
  driverIsActive: boolean
  balanceRial: number
  driverHasLiveTurn: boolean
  freighterHasLiveTurn: boolean
  driverHasOpenPermit: boolean
  freighterHasOpenPermit: boolean
  /** Issue of the driver's last permit in this hall, those voided by Admin left out. */
  lastPermitHereAt: Date | null
  /** The driver's last permit anywhere that is not voided. `endedByStaff`: staff have set it to 5 or 6. */
  lastPermit: { issuedAt: Date; durationHours: number; endedByStaff: boolean } | null
}

/** In: what holds of hall, driver and truck. Out: why no turn is given, or null (rules 8.3). */
export const mayTakeTurn = (facts: TurnFacts, now: Date): TurnRefusal | null =>
  mayAskHere(facts) ?? mayStandInQueue(facts) ?? mayTakeTurnYet(facts, now)

function mayAskHere({ hall, asker, driverIsActive }: TurnFacts): TurnRefusal | null {
  if (!hall.isActive) return { code: 'hall_inactive' }
  if (!driverIsActive) return { code: 'driver_inactive' }
  if (asker.kind === 'staff') return null
  if (!hall.activeTurnApp) return { code: 'app_turn_off' }
  if (hall.turnRangeKm === 0) return null
  if (!asker.place) return { code: 'location_needed' }
  const km = greatCircleKm(hall, asker.place)
  if (km <= hall.turnRangeKm) return null
  return { code: 'out_of_range', awayKm: Math.ceil(km), rangeKm: hall.turnRangeKm }
}

function mayStandInQueue(facts: TurnFacts): TurnRefusal | null {
  if (facts.driverHasLiveTurn) return { code: 'live_turn' }
  if (facts.freighterHasLiveTurn) return { code: 'freighter_live_turn' }
  if (facts.driverHasOpenPermit) return { code: 'open_permit' }
  if (facts.freighterHasOpenPermit) return { code: 'freighter_open_permit' }
  const lackingRial = facts.hall.driverFeeRial - facts.balanceRial
  return lackingRial > 0 ? { code: 'no_money', lackingRial } : null
}

function mayTakeTurnYet({ hall, lastPermitHereAt, lastPermit }: TurnFacts, now: Date): TurnRefusal | null {
  if (hall.limitNewTurnHours > 0 && lastPermitHereAt) {
    const hoursLeft = hoursUntil(addHours(lastPermitHereAt, hall.limitNewTurnHours), now)
    if (hoursLeft > 0) return { code: 'limit_new_turn', hoursLeft }
  }
  if (hall.travelTimeHours > 0 && lastPermit && !lastPermit.endedByStaff) {
    const arrived = addHours(lastPermit.issuedAt, lastPermit.durationHours + hall.travelTimeHours)
    const hoursLeft = hoursUntil(arrived, now)
    if (hoursLeft > 0) return { code: 'travel_time', hoursLeft }
  }
  return null
}

type ExpirySettings = { turnExpireHours: number; nativeTurnExpireHours: number }

/** In: whether the driver is native at the hall. Out: how long a turn lives there, null = without end. */
export const hoursOfTurn = (hall: ExpirySettings, isNative: boolean): number | null =>
  (isNative ? hall.nativeTurnExpireHours : hall.turnExpireHours) || null

/** In: when a turn is taken and whether the driver is native at the hall. Out: when it expires, null = never. */
export function computeExpiry(hall: ExpirySettings, isNative: boolean, takenAt: Date): Date | null {
  const hours = hoursOfTurn(hall, isNative)
  return hours === null ? null : addHours(takenAt, hours)
}

const leastLeftMs = hourMs

/**
 * In: a used turn's expiry, when it was used, and now. Out: when it expires once it is back in the queue, null = never: the
 * time of its use does not count, and at least an hour is left (rules 8.10).
 */
export function computeReturnedExpiry(expiresAt: Date | null, usedAt: Date, now: Date): Date | null {
  if (expiresAt === null) return null
  const usedMs = now.getTime() - usedAt.getTime()
  return new Date(Math.max(expiresAt.getTime() + usedMs, now.getTime() + leastLeftMs))
}

/** Whether a live turn's time is over, swept yet or not; with a choice that waits for a split it is not (rules 8.8). */
export const isOver = (turn: { expiresAt: Date | null }, waiting: number, now: Date): boolean =>
  turn.expiresAt !== null && turn.expiresAt <= now && waiting === 0

export type ClosedTurnFacts = {
  status: TurnStatus
  hallIsActive: boolean
  driverIsActive: boolean
  driverHasLiveTurn: boolean
  freighterHasLiveTurn: boolean
  driverHasOpenPermit: boolean
  freighterHasOpenPermit: boolean
}

/** In: a turn and how its hall, driver and truck stand. Out: why it does not return after its hall was closed, or null. */
export function mayReturnClosed(facts: ClosedTurnFacts): ClosedTurnRefusal | null {
  if (facts.status === 'live') return 'already'
  if (facts.status !== 'hall_closed') return 'permit_needed'
  if (!facts.hallIsActive) return 'hall_inactive'
  if (!facts.driverIsActive) return 'driver_inactive'
  if (facts.driverHasLiveTurn) return 'live_turn'
  if (facts.freighterHasLiveTurn) return 'freighter_live_turn'
  if (facts.driverHasOpenPermit) return 'open_permit'
  return facts.freighterHasOpenPermit ? 'freighter_open_permit' : null
}

/** In: how a turn stands. Out: why it cannot be cancelled, or null. */
export const mayCancelTurn = (status: TurnStatus): CancelTurnRefusal | null =>
  status === 'live' ? null : 'turn_not_live'

/** Whether a turn is the caller's to act on: the driver's own, one of his hall for hall staff, any for support. */
export function ownsTurn(who: Caller, turn: { driverId: number; hallId: number }): boolean {
  if (who.role === 'Driver') return who.driverId === turn.driverId
  if (who.role === 'LoadHallAdmin') return who.hallId === turn.hallId
  return isOneOf(who.role, supporters)
}
type Caller = { role: Role; driverId: number | null; hallId: number | null }

/** In: a moment and now. Out: hours until it, a begun hour counted whole; 0 when it has come. */
export const hoursUntil = (moment: Date, now: Date): number =>
  Math.max(0, Math.ceil((moment.getTime() - now.getTime()) / hourMs))

const addHours = (at: Date, hours: number) => new Date(at.getTime() + hours * hourMs)
