export { IssuedPermits, PermitsOfCargo } from './PermitsOfCargo.tsx'
