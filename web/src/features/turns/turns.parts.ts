export { useMyTurn } from './my-turn.queries.ts'
export { NeedsTurn } from './NeedsTurn.tsx'
