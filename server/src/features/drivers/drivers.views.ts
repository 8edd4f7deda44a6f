import { inactiveDriverTable } from '@bargah/contract/features/drivers/drivers.columns.ts'
import { InactiveDriverRow } from '@bargah/contract/features/drivers/drivers.schema.ts'
import type { DriverStanding } from '@bargah/contract/features/drivers/drivers.states.ts'
import type { Db } from '../../kernel/database.ts'
import { notFound } from '../../kernel/errors.ts'
import { sql } from '../../kernel/sql.ts'
import { equals } from '../../kernel/sql-parts.ts'
import { sqlRows } from '../../kernel/sql-rows.ts'
import { driverFields, driverJoins } from './driver-fields.views.ts'

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
  const driver = await inactiveRows.one(db, [isInactive, equals('drivers.id', driverId)])
  if (!driver) throw notFound('رانندهٔ غیرفعالی با این شناسه')
  return driver
}
