export type { CustomerPlace, CustomerValue } from './customer-value.ts'
export { CustomerField } from './CustomerField.tsx'
