export { endChoicesOfCargo, endChoicesOfTurn } from './end-choices.ts'
export { takeOverHalls } from './take-over-halls.ts'
export { presentRound } from './hall-now.ts'
export { showLastRoundOf } from './hall-now.views.ts'
export { lookAtHall } from './look-at-hall.ts'

export {
  awaitClosing,
  findOpening,
  lockForAnnouncing,
  onCargoAnnounced,
  onCargoReturned,
  openDueRound,
} from './open-round.ts'
export { findOpenRound, listWaiting, lockWaitingOfCargos } from './rounds.store.ts'
