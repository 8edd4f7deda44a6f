/** The foot of whatever waits for a decision; apart from the rest, since the judging of a load needs no more. */
export { JudgeFoot } from './JudgeFoot.tsx'
