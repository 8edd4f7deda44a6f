/** What other features may use of rounds. */
export { endChoicesOfCargo } from './end-choices-of-cargo.ts'
export { endChoicesOfTurn } from './end-choices.ts'
export { onCargoAnnounced, onCargoReturned } from './open-round.ts'
export { listWaiting, lockWaitingOfCargo } from './rounds.store.ts'
