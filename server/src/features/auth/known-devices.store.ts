import { createHash } from 'node:crypto'
import type { Db, Tx } from '../../kernel/database.ts'
import { didChange, hasRow, sql } from '../../kernel/sql.ts'
import { mobileOfAccount } from './temporary-passwords.store.ts'

const hashOf = (mark: string) => createHash('sha256').update(mark).digest()

/** Whether a device that keeps this mark signed in to an account before. */
export const isKnownDevice = (db: Db, userId: number, mark: string): Promise<boolean> =>
  hasRow(
    db
      .selectFrom('knownDevices')
      .select('userId')
      .where('userId', '=', userId)
      .where('markHash', '=', hashOf(mark)),
  )

/** Looks at the accounts of the device and none of the mobile, so that how long it takes tells nothing of that. */
export async function isKnownToMobile(db: Db, mark: string, mobile: string): Promise<boolean> {
  const rows = await db
    .selectFrom('knownDevices')
    .innerJoin('users', 'users.id', 'knownDevices.userId')
    .leftJoin('drivers', 'drivers.id', 'users.driverId')
    .leftJoin('companies', 'companies.id', 'users.companyId')
    .leftJoin('productOwners', 'productOwners.id', 'users.productOwnerId')
    .select(mobileOfAccount.as('mobile'))
    .where('knownDevices.markHash', '=', hashOf(mark))
    .execute()
  return rows.some((row) => row.mobile === mobile)
}

export const keepDevice = (tx: Tx, userId: number, mark: string, at: Date) =>
  tx
    .insertInto('knownDevices')
    .values({ userId, markHash: hashOf(mark), seenAt: at })
    .onConflict((conflict) => conflict.columns(['userId', 'markHash']).doUpdateSet({ seenAt: at }))
    .execute()

/** Forgets the devices that last signed in before `before`. */
export const deleteDevices = (db: Db, before: Date) =>
  db.deleteFrom('knownDevices').where('seenAt', '<', before).execute()

/** Makes a phone the driver's, in the place of the one that was. Out: false when another became his meanwhile. */
export const bindPhone = (
  tx: Tx,
  driverId: number,
  { was, deviceId }: { was: string | null; deviceId: string },
): Promise<boolean> =>
  didChange(
    tx
      .updateTable('drivers')
      .set({ phoneId: deviceId })
      .where('id', '=', driverId)
      .where(sql<boolean>`phone_id is not distinct from ${was}`),
  )
