import { driverTable } from '@bargah/contract/features/drivers/drivers.columns.ts'
import { DriverRow, type DriversQuery } from '@bargah/contract/features/drivers/driver-search.schema.ts'
import { normalizeText } from '@bargah/contract/kernel/text.ts'
import type { Db } from '../../kernel/database.ts'
import { sql } from '../../kernel/sql.ts'
import { equals } from '../../kernel/sql-parts.ts'
import { sqlRows } from '../../kernel/sql-rows.ts'
import { driverFields, driverJoins } from './driver-fields.views.ts'

const driverRows = sqlRows(DriverRow, driverTable, {
  from: 'drivers',
  searchText: 'drivers.searchText',
  joins: driverJoins,
  fields: {
    ...driverFields,
    driverID: 'drivers.id',
    isNative: 'drivers.isNative',
  },
})

/** The drivers whom a search means: numbers are theirs whole, names begin so. The newest first; by a name, by names. */
export const listDrivers = (
  db: Db,
  { name, family, freighterCardNumber, IsActive, LoaderTypeId, ...asked }: DriversQuery,
) =>
  driverRows.list(db, {
    where: [
      equals('drivers.nationalId', asked.nationalId),
      equals('drivers.cardNumber', asked.cardNumber),
      equals('drivers.mobile', asked.mobile),
      equals('drivers.isActive', IsActive),
      hasTruck(freighterCardNumber),
      drives(LoaderTypeId),
      begins('first_name', name),
      begins('last_name', family),
    ],
    order:
      name === undefined && family === undefined
        ? ['-drivers.createdAt']
        : ['drivers.lastName', 'drivers.firstName'],
  })

export const findDriverRow = (db: Db, driverId: number) =>
  driverRows.one(db, [equals('drivers.id', driverId)])

const hasTruck = (cardNumber: string | undefined) =>
  cardNumber === undefined
    ? undefined
    : sql`drivers.id in (select driver_id from driver_freighters
        join freighters on freighters.id = freighter_id where freighters.card_number = ${cardNumber})`

const drives = (loaderTypeId: number | undefined) =>
  loaderTypeId === undefined
    ? undefined
    : sql`drivers.current_driver_freighter_id in (select driver_freighters.id from driver_freighters
        join freighters on freighters.id = freighter_id where freighters.loader_type_id = ${loaderTypeId})`

/** The search text has an index, of what stands anywhere in it; where it begins is looked at then. */
function begins(column: 'first_name' | 'last_name', typed: string | undefined) {
  if (typed === undefined) return undefined
  const text = normalizeText(typed).replaceAll(/[\\%_]/g, String.raw`\$&`)
  return sql`(drivers.search_text like ${`%${text}%`} and normalize_text(drivers.${sql.raw(column)}) like ${`${text}%`})`
}
