export { useHall, useMyTurn } from './my-turn.queries.ts'
export { EnoughTurns } from './EnoughTurns.tsx'
export { NeedsTurn } from './NeedsTurn.tsx'
export { turnsFor, useTurnPrice } from './use-turn-price.ts'
