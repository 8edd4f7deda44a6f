/** What other features may use of turns. */
export {
  endTurn,
  endTurns,
  findLiveTurnOfDriver,
  findTurn,
  listLiveTurnsByNumber,
  lockTurn,
  moveExpiry,
  type Turn,
} from './turns.store.ts'
