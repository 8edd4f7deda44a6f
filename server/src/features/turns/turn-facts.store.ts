import {
  openPermitStatuses,
  type PermitStatus,
  permitStatus,
  settablePermitStatuses,
} from '@bargah/contract/features/permits/permits.states.ts'
import type { Role } from '@bargah/contract/kernel/access.ts'
import { compiledFirst, mustBe } from '../../kernel/compiled-once.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import { literals, type RawBuilder, sql } from '../../kernel/sql.ts'
import { isOverdue } from './turns.store.ts'

/** `current`: the truck that the driver drives now, looked up by the statement itself. */
export type Pair = { driverId: number; freighterId: number | 'current'; hallId: number }

/**
 * What holds of a driver and a truck now, whether they are native at the hall by its list, and when they last had a permit there.
 * One statement, so that a turn that turns into a permit meanwhile is seen as one of the two. A turn whose time is over is none.
 */
export const findStanding = async (db: Db | Tx, { driverId, freighterId, hallId }: Pair, now: Date) =>
  mustBe(
    await (freighterId === 'current'
      ? findWithCurrent(db, driverId, hallId, now)
      : findWithTruck(db, driverId, hallId, now, freighterId)),
  )

const findWithTruck = compiledFirst(
  (db: Db, driverId: number, hallId: number, now: Date, freighterId: number) =>
    selectStanding(db, { driverId, hallId }, sql`${freighterId}`, now),
)
const findWithCurrent = compiledFirst((db: Db, driverId: number, hallId: number, now: Date) =>
  selectStanding(db, { driverId, hallId }, currentTruckOf(driverId), now),
)

const currentTruckOf = (driverId: number) => sql<number>`(select freighter_id from driver_freighters
  where id = (select current_driver_freighter_id from drivers where id = ${driverId}))`

function selectStanding(
  db: Db,
  { driverId, hallId }: Omit<Pair, 'freighterId'>,
  freighterId: RawBuilder<number>,
  now: Date,
) {
  return db.selectNoFrom(({ exists, selectFrom }) => {
    const liveTurns = selectFrom('turns')
      .select('id')
      .where('status', '=', sql.lit('live'))
      .where(sql<boolean>`(${isOverdue(now)}) is not true`)
    const open = openPermitStatuses.map((status) => sql.lit(status))
    const openPermits = selectFrom('permits').select('id').where('status', 'in', open)
    const natives = selectFrom('nativeDrivers').select('id').where('hallId', '=', hallId)
    const isNative = natives.where('driverId', '=', driverId).where('freighterId', '=', freighterId)
    return [
      exists(liveTurns.where('driverId', '=', driverId))
        .$castTo<boolean>()
        .as('driverHasLiveTurn'),
      exists(liveTurns.where('freighterId', '=', freighterId))
        .$castTo<boolean>()
        .as('freighterHasLiveTurn'),
      exists(openPermits.where('driverId', '=', driverId))
        .$castTo<boolean>()
        .as('driverHasOpenPermit'),
      exists(openPermits.where('freighterId', '=', freighterId))
        .$castTo<boolean>()
        .as('freighterHasOpenPermit'),
      exists(isNative).$castTo<boolean>().as('isNativeHere'),
      selectLastPermitHere(db, driverId, hallId).as('lastPermitHereAt'),
    ]
  })
}

const staff: Role[] = ['Admin', 'AdminSupport', 'LoadHallAdmin']
const admin: Role[] = ['Admin']

/** Whether somebody of `roles` has set the permit of the outer query to one of `statuses`. */
const setBy = (statuses: readonly PermitStatus[], roles: readonly Role[]) => sql<boolean>`exists (
  select from permit_events e join users u on u.id = e.by_user
  where e.permit_id = permits.id and e.status in (${literals(statuses)}) and u.role in (${literals(roles)}))`

/** When the driver's last permit in a hall was issued; those that Admin voided do not count (rules 8.5). */
const selectLastPermitHere = (db: Db | Tx, driverId: number, hallId: number) =>
  db
    .selectFrom('permits')
    .innerJoin('cargos', 'cargos.id', 'permits.cargoId')
    .leftJoin('turns', 'turns.id', 'permits.turnId')
    .select('permits.issuedAt')
    .where('permits.driverId', '=', driverId)
    .where((eb) => eb.or([eb('cargos.hallId', '=', hallId), eb('turns.hallId', '=', hallId)]))
    .where((eb) =>
      eb.not(eb.and([eb('permits.status', '=', permitStatus.voided), setBy([permitStatus.voided], admin)])),
    )
    .orderBy('permits.issuedAt', 'desc')
    .limit(sql.lit(1))

/** The driver's last permit that is not voided, and whether staff have set it to delivered or completed (rules 8.6). */
export const findLastPermit = compiledFirst((db: Db, driverId: number) =>
  db
    .selectFrom('permits')
    .innerJoin('cargos', 'cargos.id', 'permits.cargoId')
    .select([
      'permits.issuedAt',
      'cargos.durationHours',
      setBy(settablePermitStatuses, staff).as('endedByStaff'),
    ])
    .where('permits.driverId', '=', driverId)
    .where('permits.status', '<>', permitStatus.voided)
    .orderBy('permits.issuedAt', 'desc')
    .limit(sql.lit(1)),
)
