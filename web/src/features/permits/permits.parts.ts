export { PermitsOfCargo } from './PermitsOfCargo.tsx'
export { PlateOf } from './PlateOf.tsx'
