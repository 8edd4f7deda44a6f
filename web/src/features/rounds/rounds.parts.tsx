import { fetched } from '../../ui/fetched.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'

const waiting = (
  <section>
    <SkeletonLines lines={4} />
  </section>
)

export { ChoiceBadge } from './ChoiceBadge.tsx'
// fetched when a turn is opened, or chosen for
export const TurnChoices = fetched(() => import('./TurnChoices.tsx'), waiting)
export const LoadsForTurn = fetched(() => import('./LoadsForTurn.tsx'), waiting)
export const DeskPicker = fetched(() => import('./DeskPicker.tsx'), <SkeletonLines lines={6} />)
