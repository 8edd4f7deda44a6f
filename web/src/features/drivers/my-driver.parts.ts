export { MyDriver } from './MyDriver.tsx'
