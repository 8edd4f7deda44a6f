export { PermitsOfCargo } from './PermitsOfCargo.tsx'
