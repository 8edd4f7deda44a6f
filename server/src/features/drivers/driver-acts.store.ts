import { type Db, isStillNamed, type Tx } from '../../kernel/database.ts'
import { didChange, hasRow, sql } from '../../kernel/sql.ts'
import { noTemporary } from '../auth/auth.api.ts'

/** The account of a driver; undefined while he has none. */
export const findUserOf = (db: Db | Tx, driverId: number) =>
  db.selectFrom('users').select(['id', 'username']).where('driverId', '=', driverId).executeTakeFirst()

export const setInactive = (tx: Tx, driverId: number) =>
  tx.updateTable('drivers').set({ isActive: false }).where('id', '=', driverId).execute()

/** Out: false when there is no such driver. */
export const setNative = (tx: Tx, driverId: number, isNative: boolean): Promise<boolean> =>
  didChange(tx.updateTable('drivers').set({ isNative }).where('id', '=', driverId))

/** Out: false when he had none. */
export const forgetPhone = (tx: Tx, driverId: number): Promise<boolean> =>
  didChange(
    tx
      .updateTable('drivers')
      .set({ phoneId: null })
      .where('id', '=', driverId)
      .where('phoneId', 'is not', null),
  )

/** Sets a driver's mobile, on his account too; a temporary password that went to the one before is good no more. */
export async function setMobile(tx: Tx, driverId: number, mobile: string): Promise<void> {
  await tx.updateTable('drivers').set({ mobile }).where('id', '=', driverId).execute()
  await tx
    .updateTable('users')
    .set({ mobile, ...noTemporary })
    .where('driverId', '=', driverId)
    .execute()
}

/** A driver with one of his trucks; undefined when there is none. */
export const findDriverTruck = (db: Db | Tx, id: number) =>
  db
    .selectFrom('driverFreighters')
    .innerJoin('freighters', 'freighters.id', 'freighterId')
    .select(['driverFreighters.id', 'driverId', 'freighterId', 'cardNumber'])
    .where('driverFreighters.id', '=', id)
    .executeTakeFirst()
export type DriverTruck = NonNullable<Awaited<ReturnType<typeof findDriverTruck>>>

/** Whether a driver has another truck, and whether he is native at a hall with this one. */
export const findBeside = (tx: Tx, { id, driverId, freighterId }: DriverTruck) =>
  sql<{ hasOthers: boolean; isNative: boolean }>`select
      exists (select from driver_freighters where driver_id = ${driverId} and id <> ${id}) as "hasOthers",
      exists (select from native_drivers where driver_id = ${driverId} and freighter_id = ${freighterId}) as "isNative"`
    .execute(tx)
    .then(({ rows: [row] }) => row ?? { hasOthers: false, isNative: false })

/** Takes a truck, and with it one that is nobody else's. Out: false where something was done with it. */
export const unlinkTruck = (tx: Tx, { id, driverId }: DriverTruck): Promise<boolean> =>
  sql`with his as (update drivers set current_driver_freighter_id = null
        where id = ${driverId} and current_driver_freighter_id = ${id}),
      gone as (delete from driver_freighters where id = ${id} returning id, freighter_id, created_at)
    delete from freighters using gone where freighters.id = gone.freighter_id and freighters.created_at = gone.created_at
      and not exists (select from driver_freighters other where other.freighter_id = freighters.id and other.id <> gone.id)
      and not exists (select from native_drivers where native_drivers.freighter_id = freighters.id)`
    .execute(tx)
    .then(
      () => true,
      (error: unknown) => {
        if (isStillNamed(error)) return false
        throw error
      },
    )

export const hasTruck = (db: Db | Tx, driverId: number, freighterId: number): Promise<boolean> =>
  hasRow(
    db
      .selectFrom('driverFreighters')
      .select('id')
      .where('driverId', '=', driverId)
      .where('freighterId', '=', freighterId),
  )

export const setCurrent = (tx: Tx, driverId: number, driverFreighterId: number) =>
  tx
    .updateTable('drivers')
    .set({ currentDriverFreighterId: driverFreighterId })
    .where('id', '=', driverId)
    .execute()

/** Out: false when there is no such driver. */
export const setPicture = (tx: Tx, driverId: number, fileId: number): Promise<boolean> =>
  didChange(tx.updateTable('drivers').set({ pictureFileId: fileId }).where('id', '=', driverId))

/** The photo of a driver, by what its file is called in the store; null where there is none. */
export const findPicture = (db: Db, nationalId: string) =>
  db
    .selectFrom('drivers')
    .leftJoin('files', 'files.id', 'drivers.pictureFileId')
    .select(['drivers.id', 'files.name'])
    .where('nationalId', '=', nationalId)
    .executeTakeFirst()
