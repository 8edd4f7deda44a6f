/** What other features may use of registration. */
export { useLookedUp } from './look-up.queries.ts'
