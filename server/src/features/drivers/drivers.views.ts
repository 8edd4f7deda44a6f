import { driverTable, inactiveDriverTable } from '@bargah/contract/features/drivers/drivers.columns.ts'
import { DriverRow, type DriversQuery } from '@bargah/contract/features/drivers/driver-search.schema.ts'
import { normalizeText } from '@bargah/contract/kernel/text.ts'
import type { Db } from '../../kernel/database.ts'
import { sql } from '../../kernel/sql.ts'
import { findsKey } from '../../kernel/sql-search.ts'
import { equals } from '../../kernel/sql-parts.ts'
import { sqlRows } from '../../kernel/sql-rows.ts'
import { driverFields, driverJoins } from './driver-fields.views.ts'
import { InactiveDriverRow } from '@bargah/contract/features/drivers/drivers.schema.ts'
import type { DriverStanding } from '@bargah/contract/features/drivers/drivers.states.ts'
import { mustFind } from '../../kernel/errors.ts'

/** The plate of a row that joins `freighters`, in the two fields that the specification gives it. */
export const plateFields = {
  plaqueNumber: {
    sql: sql`concat(freighters.plate_two, freighters.plate_letter, freighters.plate_three)`,
    needs: ['freighters'],
  },
  plaqueSerialNumber: 'freighters.plateRegion',
} as const

/** The same in one text: `34ع812 ایران 84`. */
export const wholePlate = {
  sql: sql`concat(freighters.plate_two, freighters.plate_letter, freighters.plate_three, ' ایران ', freighters.plate_region)`,
  needs: ['freighters'],
} as const

// as `missingOf` in the contract counts what is missing
const standing = sql`case when drivers.first_name = '' or drivers.last_name = '' or drivers.card_number is null
  or drivers.current_driver_freighter_id is null then 'incomplete'
  when drivers.awaits_activation then 'ready' else 'closed' end`
const isInactive = sql`not drivers.is_active and drivers.erased_at is null`

// as `listDriversOfTruck` tells them
const truckDrivenBy = sql`(select string_agg(other.first_name || ' ' || other.last_name, '، ' order by other.id)
  from driver_freighters link join drivers other on other.id = link.driver_id
  where link.freighter_id = driver_freighters.freighter_id and other.is_active and other.id <> drivers.id)`

const inactiveRows = sqlRows(InactiveDriverRow, inactiveDriverTable, {
  from: 'drivers',
  searchText: 'drivers.searchText',
  knownBy: ['drivers.nationalId', 'drivers.mobile', 'drivers.cardNumber'],
  joins: driverJoins,
  fields: {
    ...driverFields,
    standing: { sql: standing },
    hasTruck: { sql: sql`drivers.current_driver_freighter_id is not null` },
    personInquiry: 'drivers.personInquiry',
    truckInquiry: 'drivers.truckInquiry',
    truckDrivenBy: { sql: truckDrivenBy, needs: ['driverFreighters'] },
  },
})

/** The drivers who are not active, those who stand so or all, the newest first. */
export const listInactiveDrivers = (db: Db, stands: DriverStanding | undefined) =>
  inactiveRows.list(db, {
    where: [isInactive, stands && sql`${standing} = ${stands}`],
    order: ['-drivers.createdAt'],
  })

/** One of them. Throws 404 for whom is active, or not there. */
export async function showInactiveDriver(db: Db, driverId: number): Promise<InactiveDriverRow> {
  return mustFind(
    inactiveRows.one(db, [isInactive, equals('drivers.id', driverId)]),
    'رانندهٔ غیرفعالی با این شناسه',
  )
}

const driverRows = sqlRows(DriverRow, driverTable, {
  from: 'drivers',
  searchText: 'drivers.searchText',
  knownBy: ['drivers.nationalId', 'drivers.mobile', 'drivers.cardNumber'],
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
  const key = normalizeText(typed)
  const name = sql`normalize_text(drivers.${sql.raw(column)})`
  return sql`(${findsKey(sql`drivers.search_text`, key)} and starts_with(${name}, ${key}))`
}
