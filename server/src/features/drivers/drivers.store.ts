import type { Db, Tx } from '../../kernel/database.ts'

type Who = { driverId: number } | { nationalId: string }

const selectDriver = (db: Db | Tx, who: Who) =>
  db
    .selectFrom('drivers')
    .select(['id', 'firstName', 'lastName', 'isActive', 'isNative', 'currentDriverFreighterId'])
    .where((eb) => ('driverId' in who ? eb('id', '=', who.driverId) : eb('nationalId', '=', who.nationalId)))

/** What others ask of a driver, or undefined. */
export const findDriver = (db: Db | Tx, who: Who) => selectDriver(db, who).executeTakeFirst()

/** Locks a driver's row: after the hall, before his turn and truck (the lock order at `lockHall`). */
export const lockDriver = (tx: Tx, who: Who) => selectDriver(tx, who).forUpdate().executeTakeFirst()
export type LockedDriver = NonNullable<Awaited<ReturnType<typeof lockDriver>>>

/**
 * Locks a truck of a driver, so that two drivers who share it cannot bind it at one moment: the one behind a link of his,
 * or the one with a smart card. Undefined when it is not his.
 */
export const lockTruck = (
  tx: Tx,
  driverId: number,
  which: { driverFreighterId: number | null } | { cardNumber: string },
) =>
  tx
    .selectFrom('freighters')
    .innerJoin('driverFreighters', 'driverFreighters.freighterId', 'freighters.id')
    .select(['driverFreighters.id as driverFreighterId', 'freighters.id as freighterId'])
    .select('freighters.loaderTypeId')
    .where('driverFreighters.driverId', '=', driverId)
    .where((eb) =>
      'cardNumber' in which
        ? eb('freighters.cardNumber', '=', which.cardNumber)
        : eb('driverFreighters.id', '=', which.driverFreighterId ?? 0),
    )
    .forUpdate('freighters')
    .executeTakeFirst()
export type Truck = NonNullable<Awaited<ReturnType<typeof lockTruck>>>
