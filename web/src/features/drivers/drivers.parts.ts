export { DriverHead } from './DriverHead.tsx'
