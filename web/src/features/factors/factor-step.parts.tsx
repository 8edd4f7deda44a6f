/** The second factor as a step of another feature's form. */
export { FactorFields, useFactorWay } from './FactorFields.tsx'
