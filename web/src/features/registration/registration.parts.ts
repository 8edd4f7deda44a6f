export { useLookedUp } from './look-up.queries.ts'
