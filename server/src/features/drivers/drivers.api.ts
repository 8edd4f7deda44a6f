/** What other features may use of drivers. */
export { findTruck, lockDriver, type Truck } from './drivers.store.ts'
