/** What other features may use of places. */
export { expectCity, findCity } from './cities.store.ts'
export { worded } from './worded.ts'
