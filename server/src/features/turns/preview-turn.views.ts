import type { Db } from '../../kernel/database.ts'
import { sql } from '../../kernel/sql.ts'

/** A driver's truck by its smart card, as the desk knows it again: plate and loader type. Undefined when it is not his. */
export const showTruckOf = (db: Db, driverId: number, cardNumber: string) =>
  db
    .selectFrom('driverFreighters')
    .innerJoin('freighters', 'freighters.id', 'driverFreighters.freighterId')
    .innerJoin('loaderTypes', 'loaderTypes.id', 'freighters.loaderTypeId')
    .select(['freighters.id as freighterId', 'freighters.plateRegion as plaqueSerialNumber'])
    .select(sql<string>`concat(plate_two, plate_letter, plate_three)`.as('plaqueNumber'))
    .select('loaderTypes.fullName as loaderTypeName')
    .where('driverFreighters.driverId', '=', driverId)
    .where('freighters.cardNumber', '=', cardNumber)
    .executeTakeFirst()
