/** What other features may draw of ratings. */
export { RateOfPermit } from './RateOfPermit.tsx'
export { RatesOf } from './RatesOf.tsx'
