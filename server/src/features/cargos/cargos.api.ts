/** What other features may use of cargos. Lock the hall before the cargo; see the lock order at `lockHall`. */
export {
  type CargoFacts,
  findCargoForChoice,
  findCargosForChoice,
  findFreezing,
  isFrozen,
  listOnOffer,
  lockCargo,
  putTruckBack,
  setAssigned,
  takeTruck,
  takeTrucks,
} from './cargos.store.ts'
export { recordCargoEvent } from './cargo-events.store.ts'
export { cargoScope, companyScope, maySeeCargo } from './cargo-scope.store.ts'
export { findCargos, isNextRound, isShownByHalls, officialRateRial, showBoardOf } from './cargos.views.ts'
export { listNear, type NearLoad } from './near-loads.views.ts'
export { findTruckOf, mayCarry, needsTurn } from './cargos.views.ts'
export { showRents } from './rents.views.ts'
export { rentsSpanMs } from './quote-cargo.ts'

export { isForDriver, isOfferedTo } from './chosen-drivers.store.ts'
export { farFromHall } from './load-facts.rules.ts'
export { findOffer } from './chosen-drivers.views.ts'
export { endCargo } from './end-cargo.ts'
export { withdrawCargosOfHall } from './withdraw-cargos-of-hall.ts'
