export { IssuedPermits, PermitsOfCargo } from './PermitsOfCargo.tsx'
export { usePermitsOf } from './search-permits.queries.ts'
