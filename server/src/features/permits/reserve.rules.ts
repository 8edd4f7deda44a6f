import { type CargoStatus, cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import type { ReserveRefusal } from '@bargah/contract/features/permits/permits.text.ts'
import { greatCircleKm, type Point } from '@bargah/contract/kernel/geo.ts'

export type ReserveFacts = {
  cargo: {
    status: CargoStatus
    isHall: boolean
    remaining: number
    announcedAt: Date
    loaderTypeIds: readonly number[]
    rangeKm: number
    origin: Point
  }
  /** The load was declared at a hall that has since been closed: it is off the boards (decisions §5). */
  hallIsClosed: boolean
  /** A product owner's load needs no turn, nor one of a company that lets drivers in without (decisions §6). */
  needsNoTurn: boolean
  driver: { isActive: boolean; loaderTypeId: number }
  hasLiveTurn: boolean
  /** Whether he holds a turn at all, also one whose time is over and that nothing has ended yet. */
  holdsTurn: boolean
  /** Another driver waits in a queue with the same truck. */
  truckHasOthersTurn: boolean
  hasOpenPermit: boolean
  /** Whether the ids that were sent are the driver's own. */
  idsAreHis: boolean
  canPay: boolean
  location: Point | null
}

/**
 * In: a free load that is asked for at `now`, and what it depends on, null when the driver has no truck. Out: why it is
 * refused, or null (decisions §6).
 */
export function mayReserve(facts: ReserveFacts | null, now: Date): ReserveRefusal | null {
  if (!facts) return 'no_freighter'
  return mayDriverReserve(facts) ?? mayCargoBeReserved(facts, now) ?? mayTurnBeSpared(facts)
}

// these speak of the load, or of what staff themselves have sent
const toldToStaff: readonly ReserveRefusal[] = [
  'not_free_cargo',
  'cargo_gone',
  'not_announced',
  'location_needed',
  'out_of_range',
]

/**
 * In: a free load that its company's staff ask for a driver, whether it needs no turn, and what it depends on, null when
 * there is no such driver. Out: why it is refused, or null. Staff spend nobody's turn, and learn nothing of a driver from a
 * refusal (decisions §6).
 */
export function mayStaffReserve(
  facts: ReserveFacts | null,
  needsNoTurn: boolean,
  now: Date,
): ReserveRefusal | null {
  if (!needsNoTurn) return 'drivers_own_turn'
  const refusal = facts?.holdsTurn ? 'not_for_driver' : mayReserve(facts, now)
  return refusal === null || toldToStaff.includes(refusal) ? refusal : 'not_for_driver'
}

function mayDriverReserve(facts: ReserveFacts): ReserveRefusal | null {
  if (!facts.idsAreHis) return 'not_yours'
  if (!facts.driver.isActive) return 'driver_inactive'
  if (facts.hasOpenPermit) return 'open_permit'
  return facts.truckHasOthersTurn ? 'freighter_live_turn' : null
}

function mayCargoBeReserved(
  { cargo, hallIsClosed, driver, location }: ReserveFacts,
  now: Date,
): ReserveRefusal | null {
  if (cargo.isHall) return 'not_free_cargo'
  if (cargo.status !== cargoStatus.sending || cargo.remaining === 0 || hallIsClosed) return 'cargo_gone'
  if (cargo.announcedAt > now) return 'not_announced'
  if (!cargo.loaderTypeIds.includes(driver.loaderTypeId)) return 'loader_mismatch'
  if (cargo.rangeKm > 0 && !location) return 'location_needed'
  if (cargo.rangeKm > 0 && location && greatCircleKm(location, cargo.origin) > cargo.rangeKm)
    return 'out_of_range'
  return null
}

function mayTurnBeSpared({ needsNoTurn, hasLiveTurn, canPay }: ReserveFacts): ReserveRefusal | null {
  if (!needsNoTurn && !hasLiveTurn) return 'turn_needed'
  return canPay ? null : 'no_money'
}
