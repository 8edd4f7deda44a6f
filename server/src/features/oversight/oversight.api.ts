/** What others may use of the oversight: the demo world is looked at as soon as it is made. */
export { lookAtMonth, lookForFavour } from './look-for-favour.ts'
