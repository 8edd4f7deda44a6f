export { FactorFields, useFactorMethod } from './FactorFields.tsx'
