export { expectCity, findCity } from './cities.store.ts'
export { worded } from './worded.ts'
