export { MyRates } from './MyRates.tsx'
export { RateOfPermit } from './RateOfPermit.tsx'
export { RatesOf } from './RatesOf.tsx'
