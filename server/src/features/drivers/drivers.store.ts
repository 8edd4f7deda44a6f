import type { Db, Tx } from '../../kernel/database.ts'

/** Locks a driver's row: after the hall, before his turn (the lock order at `lockHall`). */
export const lockDriver = (tx: Tx, driverId: number) =>
  tx
    .selectFrom('drivers')
    .select(['id', 'isActive', 'isNative', 'currentDriverFreighterId'])
    .where('id', '=', driverId)
    .forUpdate()
    .executeTakeFirst()

/** The truck behind a driver's link to it, or undefined. */
export const findTruck = (db: Db | Tx, driverFreighterId: number) =>
  db
    .selectFrom('driverFreighters')
    .innerJoin('freighters', 'freighters.id', 'driverFreighters.freighterId')
    .select(['driverFreighters.id as driverFreighterId', 'driverFreighters.driverId'])
    .select(['freighters.id as freighterId', 'freighters.loaderTypeId', 'freighters.cardNumber'])
    .where('driverFreighters.id', '=', driverFreighterId)
    .executeTakeFirst()
export type Truck = NonNullable<Awaited<ReturnType<typeof findTruck>>>
