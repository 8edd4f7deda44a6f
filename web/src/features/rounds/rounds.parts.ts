export { ChoiceBadge } from './ChoiceBadge.tsx'
