import { lazy } from 'react'

export { ChoiceBadge } from './ChoiceBadge.tsx'
// fetched when a turn is opened, or chosen for
export const TurnChoices = lazy(() => import('./TurnChoices.tsx'))
export const DeskPicker = lazy(() => import('./DeskPicker.tsx'))
export const LoadsForTurn = lazy(() => import('./LoadsForTurn.tsx'))
