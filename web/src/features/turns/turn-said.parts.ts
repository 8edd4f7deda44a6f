export { sayTurn } from './turn.said.ts'
