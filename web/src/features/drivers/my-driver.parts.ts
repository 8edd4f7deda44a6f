export { useTrucksOf } from './drivers.queries.ts'
export { MyDriver } from './MyDriver.tsx'
