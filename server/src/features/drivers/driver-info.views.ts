import type { DriverInfo, DriverTruckRow } from '@bargah/contract/features/drivers/driver-search.schema.ts'
import { openPermitStatuses } from '@bargah/contract/features/permits/permits.states.ts'
import { priorityStatus } from '@bargah/contract/features/rounds/rounds.states.ts'
import { isoInstant } from '@bargah/contract/kernel/dates.ts'
import type { Session } from '../../kernel/call.ts'
import type { Db } from '../../kernel/database.ts'
import { notFound } from '../../kernel/errors.ts'
import { sql } from '../../kernel/sql.ts'
import { findDriverRow } from './drivers.views.ts'

export const noDriver = () => notFound('راننده‌ای با این مشخصات')

/** Whether a driver may be told of: to support every one, to a driver himself. */
export const isTold = ({ role, driverId: own }: Session, driverId: number): boolean =>
  role !== 'Driver' || own === driverId

/** A driver and what is going on with him. Throws 404 for another's, or when there is none. */
export async function showDriver(db: Db, session: Session, driverId: number): Promise<DriverInfo> {
  const row = isTold(session, driverId) ? await findDriverRow(db, driverId) : undefined
  if (!row) throw noDriver()
  const [goesOn, turn = null] = await Promise.all([findGoingOn(db, driverId), findTurn(db, driverId)])
  const { average, seenAt, ...rest } = goesOn
  return {
    ...row,
    ...rest,
    turn,
    avrageRate: average === null ? null : Math.round(Number(average) * 10) / 10,
    seenAt: seenAt && isoInstant(seenAt),
  }
}

const findTurn = (db: Db, driverId: number) =>
  db
    .selectFrom('turns')
    .innerJoin('halls', 'halls.id', 'turns.hallId')
    .select(['turns.id', 'turns.number as turnNumber', 'halls.name as loadHallName'])
    .select((eb) =>
      eb
        .selectFrom('priorities')
        .select((one) => one.fn.countAll<number>().as('choices'))
        .whereRef('turnId', '=', 'turns.id')
        .where('priorities.status', '=', priorityStatus.waiting)
        .$asScalar()
        .$notNull()
        .as('choices'),
    )
    .select(
      sql<number>`(select count(*) from turns q where q.hall_id = turns.hall_id and q.status = 'live'
        and q.number < turns.number)`.as('ahead'),
    )
    .where('turns.driverId', '=', driverId)
    .where('turns.status', '=', 'live')
    .executeTakeFirst()

async function findGoingOn(db: Db, driverId: number) {
  const { rows } = await sql<{
    openPermitId: number | null
    freighterCount: number
    average: string | null
    rateCount: number
    hasPhone: boolean
    hasPicture: boolean
    mustChangePassword: boolean
    seenAt: Date | null
  }>`select
      (select id from permits where driver_id = drivers.id and status = any(${[...openPermitStatuses]}::int[])) as open_permit_id,
      (select count(*)::int from driver_freighters where driver_id = drivers.id) as freighter_count,
      (select avg(rate) from driver_rates where driver_id = drivers.id) as average,
      (select count(*)::int from driver_rates where driver_id = drivers.id) as rate_count,
      phone_id is not null as has_phone,
      picture_file_id is not null as has_picture,
      coalesce(users.password_must_change, false) as must_change_password,
      (select max(seen_at) from sessions where user_id = users.id) as seen_at
    from drivers left join users on users.driver_id = drivers.id
    where drivers.id = ${driverId}`.execute(db)
  const [row] = rows
  if (!row) throw noDriver()
  return row
}

/** The trucks of a driver, the one that he drives now first. Throws 404 for another's. */
export async function listTrucks(db: Db, session: Session, driverId: number): Promise<DriverTruckRow[]> {
  if (!isTold(session, driverId)) throw noDriver()
  const rows = await db
    .selectFrom('driverFreighters')
    .innerJoin('drivers', 'drivers.id', 'driverFreighters.driverId')
    .innerJoin('freighters', 'freighters.id', 'driverFreighters.freighterId')
    .innerJoin('loaderTypes', 'loaderTypes.id', 'freighters.loaderTypeId')
    .select(['driverFreighters.id', 'freighters.id as freighterId'])
    .select(['freighters.cardNumber as freighterCardNumber', 'freighters.plateRegion as plaqueSerialNumber'])
    .select(sql<string>`concat(plate_two, plate_letter, plate_three)`.as('plaqueNumber'))
    .select(['loaderTypes.fullName as loadingTypeTitle', 'freighters.madeYear'])
    .select(
      sql<boolean>`driver_freighters.id is not distinct from drivers.current_driver_freighter_id`.as(
        'isCurrent',
      ),
    )
    .where('driverFreighters.driverId', '=', driverId)
    .orderBy('isCurrent', 'desc')
    .orderBy('driverFreighters.id', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, driverToFreighterId: row.id }))
}
