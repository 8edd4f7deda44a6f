export {
  findDriver,
  findTaken,
  findTruckByCard,
  giveTruck,
  insertDriver,
  insertTruck,
  listDriversOfTruck,
  listLoaderNames,
  lockForReview,
  lockDriver,
  lockFreighter,
  lockTruck,
  removeNewDriver,
  type Truck,
} from './drivers.store.ts'
export { findUserOf } from './driver-acts.store.ts'
export { ownRegistry } from './own-registry.ts'
export { plateFields, wholePlate } from './drivers.views.ts'
