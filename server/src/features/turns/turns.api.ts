export {
  endTurn,
  endTurns,
  findLiveTurnOfDriver,
  findTurn,
  lockTurn,
  type Turn,
} from './turns.store.ts'
export { countWaybillChecks } from './waybill-checks.views.ts'
export { endTurnsOfHall } from './end-turns-of-hall.ts'
export { returnClosedTurn } from './return-closed-turn.ts'
export { findMyTurns } from './my-turn.views.ts'
export { returnTurn } from './return-turn.ts'
export { insertTurnSalt } from './turns.store.ts'
export { turnScope } from './turn-scope.store.ts'
export { findTurns } from './turns.views.ts'
