import { permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import type { Db } from '../../kernel/database.ts'
import { sql } from '../../kernel/sql.ts'

/** A driver and his truck as support knows them again. Undefined when the truck is not his. */
export const showDriverForAssignment = (db: Db, driverId: number, cardNumber: string) =>
  db
    .selectFrom('driverFreighters')
    .innerJoin('drivers', 'drivers.id', 'driverFreighters.driverId')
    .innerJoin('freighters', 'freighters.id', 'driverFreighters.freighterId')
    .innerJoin('loaderTypes', 'loaderTypes.id', 'freighters.loaderTypeId')
    .select(['freighters.id as freighterId', 'freighters.loaderTypeId', 'drivers.mobile as driverMobile'])
    .select('freighters.plateRegion as plaqueSerialNumber')
    .select(sql<string>`concat(plate_two, plate_letter, plate_three)`.as('plaqueNumber'))
    .select('loaderTypes.fullName as loaderTypeName')
    .where('driverFreighters.driverId', '=', driverId)
    .where('freighters.cardNumber', '=', cardNumber)
    .executeTakeFirst()

/** When a driver's last permit was issued that was not voided, or null. */
export async function findLastIssue(db: Db, driverId: number): Promise<Date | null> {
  const last = await db
    .selectFrom('permits')
    .select('issuedAt')
    .where('driverId', '=', driverId)
    .where('status', '<>', permitStatus.voided)
    .orderBy('issuedAt', 'desc')
    .limit(sql.lit(1))
    .executeTakeFirst()
  return last?.issuedAt ?? null
}
