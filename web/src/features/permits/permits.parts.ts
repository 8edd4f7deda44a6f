export { useMyPermit } from './my-permit.queries.ts'
export { PermitsOfCargo } from './PermitsOfCargo.tsx'
