export { PayBreakdown } from './PayBreakdown.tsx'
