/** What other features may use of registration; what somebody says held against his paper, and the decision on it. */
export { BesideIt, type Registration } from './BesideIt.tsx'
export { JudgeFoot, sayOthers } from './JudgeFoot.tsx'
export { useLookedUp } from './look-up.queries.ts'
export { Checked, PaperReview } from './PaperReview.tsx'
