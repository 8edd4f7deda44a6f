/** What other features may use of places. */
export { worded } from './worded.ts'
