/** What other features may use of cargos. Lock the hall before the cargo; see the lock order at `lockHall`. */
export {
  type CargoFacts,
  findCargoForChoice,
  findCargosForChoice,
  isFrozen,
  listOnOffer,
  lockCargo,
  putTruckBack,
  takeTruck,
  takeTrucks,
} from './cargos.store.ts'
export { recordCargoEvent } from './cargo-events.store.ts'
export { cargoScope, companyScope, maySeeCargo } from './cargo-scope.store.ts'
export { findCargos, isNextRound, showBoardOf, showRents } from './cargos.views.ts'
export { rentsSpanMs } from './quote-cargo.ts'
export { endCargo } from './end-cargo.ts'
