/** What others may use of the oversight: the demo world is looked at as soon as it is made. */
export { lookAtMonth, monthOf } from './look-for-favour.ts'
