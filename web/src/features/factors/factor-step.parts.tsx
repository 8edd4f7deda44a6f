/** The second factor as a step of another feature's form. */
export { FactorFields, useFactorMethod } from './FactorFields.tsx'
