export { ChoiceBadge } from './ChoiceBadge.tsx'
export { LoadsForTurn } from './LoadsForTurn.tsx'
export { TurnChoices } from './TurnChoices.tsx'
