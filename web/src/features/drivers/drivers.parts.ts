export { DriverHead } from './DriverHead.tsx'
export { MyDriver } from './MyDriver.tsx'
