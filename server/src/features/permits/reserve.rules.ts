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
    /** Whence the range is measured: of a free load where it is loaded. */
    centre: Point
  }
  /** The load was declared at a hall that has since been closed: it is off the boards (rules 7.5). */
  hallIsClosed: boolean
  /** A product owner's load needs no turn, nor one of a company that lets drivers in without (rules 10.3). */
  needsNoTurn: boolean
  driver: { isActive: boolean; loaderTypeId: number }
  hasLiveTurn: boolean
  /** Another driver waits in a queue with the same truck. */
  truckHasOthersTurn: boolean
  hasOpenPermit: boolean
  /** Whether the ids that were sent are the driver's own. */
  idsAreHis: boolean
  canPay: boolean
  location: Point | null
}

/** In: a free load at `now`, null for what a driver without a truck lacks. Out: why it is refused, or null (rules 10.2). */
export function mayReserve(facts: ReserveFacts | null, now: Date): ReserveRefusal | null {
  if (!facts) return 'no_freighter'
  return mayDriverReserve(facts) ?? mayAskFor(facts, now) ?? mayTruckCarry(facts) ?? mayTurnBeSpared(facts)
}

function mayDriverReserve(facts: ReserveFacts): ReserveRefusal | null {
  if (!facts.idsAreHis) return 'not_yours'
  if (!facts.driver.isActive) return 'driver_inactive'
  if (facts.hasOpenPermit) return 'open_permit'
  return facts.truckHasOthersTurn ? 'freighter_live_turn' : null
}

type Asked = Pick<ReserveFacts, 'cargo' | 'hallIsClosed' | 'location'>

/**
 * In: a free load that its company's staff want to take for a driver at `now`, and where they are. Out: what of the load
 * itself refuses it, or null; it tells nothing of any driver (rules 10.4).
 */
export function mayAskFor({ cargo, hallIsClosed, location }: Asked, now: Date): ReserveRefusal | null {
  if (cargo.isHall) return 'not_free_cargo'
  if (cargo.status !== cargoStatus.sending || cargo.remaining === 0 || hallIsClosed) return 'cargo_gone'
  if (cargo.announcedAt > now) return 'not_announced'
  if (cargo.rangeKm > 0 && !location) return 'location_needed'
  if (cargo.rangeKm > 0 && location && greatCircleKm(location, cargo.centre) > cargo.rangeKm)
    return 'out_of_range'
  return null
}

const mayTruckCarry = ({ cargo, driver }: ReserveFacts): ReserveRefusal | null =>
  cargo.loaderTypeIds.includes(driver.loaderTypeId) ? null : 'loader_mismatch'

function mayTurnBeSpared({ needsNoTurn, hasLiveTurn, canPay }: ReserveFacts): ReserveRefusal | null {
  if (!needsNoTurn && !hasLiveTurn) return 'turn_needed'
  return canPay ? null : 'no_money'
}
