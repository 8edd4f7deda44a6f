/** What other features may use of drivers. */
export { findDriver, type LockedDriver, lockDriver, lockTruck, type Truck } from './drivers.store.ts'
export { plateFields, wholePlate } from './plate.views.ts'
