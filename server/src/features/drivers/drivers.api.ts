/** What other features and the app may use of drivers. */
export {
  findDriver,
  findTaken,
  findTruckByCard,
  giveTruck,
  insertDriver,
  insertTruck,
  listDriversOfTruck,
  listLoaderNames,
  type LockedDriver,
  lockDriver,
  lockFreighter,
  lockTruck,
  noPassword,
  removeNewDriver,
  type Truck,
} from './drivers.store.ts'
export { ownRegistry } from './own-registry.ts'
export { plateFields, wholePlate } from './plate.views.ts'
