/** The second factor as a step of another feature's form. */
export { FactorFields, noFactor, useFactorWay } from './FactorFields.tsx'
export type { FactorValues } from './FactorFields.tsx'
