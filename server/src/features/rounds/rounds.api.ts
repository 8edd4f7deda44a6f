/** What other features may use of rounds. */
export { endChoicesOfTurn } from './end-choices.ts'
export { onCargoAnnounced } from './open-round.ts'
export { listWaiting } from './rounds.store.ts'
