/** What other features may use of turns. */
export {
  endTurn,
  endTurns,
  findLiveTurnOfDriver,
  findTurn,
  lockTurn,
  type Turn,
} from './turns.store.ts'
