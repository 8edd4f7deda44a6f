import type { Db, Tx } from '../../kernel/database.ts'
import { noTemporary } from '../auth/auth.api.ts'

/** The account of a driver; undefined while he has none. */
export const findUserOf = (db: Db | Tx, driverId: number) =>
  db.selectFrom('users').select(['id', 'username']).where('driverId', '=', driverId).executeTakeFirst()

export const setInactive = (tx: Tx, driverId: number) =>
  tx.updateTable('drivers').set({ isActive: false }).where('id', '=', driverId).execute()

/** Out: false when there is no such driver. */
export async function setNative(tx: Tx, driverId: number, isNative: boolean): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('drivers')
    .set({ isNative })
    .where('id', '=', driverId)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Out: false when there is no such driver. */
export async function forgetPhone(tx: Tx, driverId: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('drivers')
    .set({ phoneId: null })
    .where('id', '=', driverId)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

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
    .select(['id', 'driverId', 'freighterId'])
    .where('id', '=', id)
    .executeTakeFirst()

export const hasTruck = async (db: Db | Tx, driverId: number, freighterId: number): Promise<boolean> =>
  (await db
    .selectFrom('driverFreighters')
    .select('id')
    .where('driverId', '=', driverId)
    .where('freighterId', '=', freighterId)
    .executeTakeFirst()) !== undefined

export const setCurrent = (tx: Tx, driverId: number, driverFreighterId: number) =>
  tx
    .updateTable('drivers')
    .set({ currentDriverFreighterId: driverFreighterId })
    .where('id', '=', driverId)
    .execute()

/** Out: false when there is no such driver. */
export async function setPicture(tx: Tx, driverId: number, fileId: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('drivers')
    .set({ pictureFileId: fileId })
    .where('id', '=', driverId)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** The photo of a driver, by what its file is called in the store; null where there is none. */
export const findPicture = (db: Db, nationalId: string) =>
  db
    .selectFrom('drivers')
    .leftJoin('files', 'files.id', 'drivers.pictureFileId')
    .select(['drivers.id', 'files.name'])
    .where('nationalId', '=', nationalId)
    .executeTakeFirst()
