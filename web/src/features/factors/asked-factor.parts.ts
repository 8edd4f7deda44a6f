/** What a form keeps of a second factor; small, since the login page has it from the start. */
export { type FactorValues, noFactor, useAskedFactor } from './use-asked-factor.ts'
