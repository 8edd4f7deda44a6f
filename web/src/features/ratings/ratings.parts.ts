export { MyRates, RatesOf } from './RatesOf.tsx'
export { RateOfPermit } from './RateOfPermit.tsx'
