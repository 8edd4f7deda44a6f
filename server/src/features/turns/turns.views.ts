import type { TurnRow } from '@bargah/contract/features/turns/turns.schema.ts'
import type { Db } from '../../kernel/database.ts'
import type { Days } from '../../kernel/days.ts'
import { sql } from '../../kernel/sql.ts'
import type { SqlFields } from '../../kernel/sql-list.ts'
import { sqlList } from '../../kernel/sql-list-source.ts'

/** Whose turns are read: a driver's own, a hall's, those of the halls that a user is linked to, or all. */
export type TurnScope = { driverId: number } | { hallId: number } | { linkedToUserId: number } | 'all'

export type TurnFilter = Days & {
  /** true: live ones; false: ended ones; undefined: both. */
  isLive?: boolean
  hallId?: number
  driverCardNumber?: string
  freighterCardNumber?: string
}

const rowFields: SqlFields<TurnRow> = {
  id: 'turns.id',
  date: 'turns.takenAt',
  time: 'turns.takenAt',
  takenAt: 'turns.takenAt',
  driverName: 'drivers.firstName',
  driverFamily: 'drivers.lastName',
  nationalId: 'drivers.nationalId',
  mobile: 'drivers.mobile',
  driverCardNumber: 'drivers.cardNumber',
  freighterCardNumber: 'freighters.cardNumber',
  plaqueNumber: sql`concat(freighters.plate_two, freighters.plate_letter, freighters.plate_three)`,
  plaqueSerialNumber: 'freighters.plateRegion',
  loaderTypeName: 'loaderTypes.name',
  turnNumber: 'turns.number',
  isActive: sql`turns.status = 'live'`,
  status: 'turns.status',
  loadHallId: 'turns.hallId',
  name: 'halls.name',
}

/** Turns of the scope that the filter leaves: live ones alone in the order of service, else the newest first. */
export const listTurns = (db: Db, scope: TurnScope, filter: TurnFilter) =>
  sqlList({
    db,
    found: (within) => selectTurns(within, scope, filter),
    id: 'turns.id',
    fields: rowFields,
    order: filter.isLive ? [sql`turns.hall_id`, sql`turns.number`] : [sql`turns.taken_at desc`],
    idDescends: !filter.isLive,
    read: readTurns,
  })

const readTurns = (db: Db, ids: number[]) =>
  joined(db)
    .where('turns.id', '=', sql<number>`any(${ids}::int[])`)
    .select(['turns.id', 'turns.takenAt', 'turns.number', 'turns.status', 'turns.hallId'])
    .select(['drivers.firstName', 'drivers.lastName', 'drivers.nationalId', 'drivers.mobile'])
    .select(['drivers.cardNumber as driverCard', 'freighters.cardNumber as freighterCard'])
    .select(['freighters.plateTwo', 'freighters.plateLetter', 'freighters.plateThree'])
    .select(['freighters.plateRegion', 'loaderTypes.name as loaderTypeName', 'halls.name as hallName'])
    .execute()
export type TurnFound = Awaited<ReturnType<typeof readTurns>>[number]

const joined = (db: Db) =>
  db
    .selectFrom('turns')
    .innerJoin('drivers', 'drivers.id', 'turns.driverId')
    .innerJoin('freighters', 'freighters.id', 'turns.freighterId')
    .innerJoin('loaderTypes', 'loaderTypes.id', 'freighters.loaderTypeId')
    .innerJoin('halls', 'halls.id', 'turns.hallId')

const given = <T, R>(value: T | null | undefined, condition: (value: T) => R): R[] =>
  value === undefined || value === null ? [] : [condition(value)]

// left joins, so that PostgreSQL leaves out those that nobody sorts or filters by
const selectTurns = (db: Db, scope: TurnScope, filter: TurnFilter) =>
  db
    .selectFrom('turns')
    .leftJoin('drivers', 'drivers.id', 'turns.driverId')
    .leftJoin('freighters', 'freighters.id', 'turns.freighterId')
    .leftJoin('loaderTypes', 'loaderTypes.id', 'freighters.loaderTypeId')
    .leftJoin('halls', 'halls.id', 'turns.hallId')
    .where((eb) => {
      if (scope === 'all') return eb.lit(true)
      if ('driverId' in scope) return eb('turns.driverId', '=', scope.driverId)
      if ('hallId' in scope) return eb('turns.hallId', '=', scope.hallId)
      const linked = eb.selectFrom('userHalls').select('hallId').where('userId', '=', scope.linkedToUserId)
      return eb('turns.hallId', 'in', linked)
    })
    .where((eb) =>
      eb.and([
        ...given(filter.isLive, (isLive) => eb('turns.status', isLive ? '=' : '<>', 'live')),
        ...given(filter.hallId, (hallId) => eb('turns.hallId', '=', hallId)),
        ...given(filter.since, (since) => eb('turns.takenAt', '>=', since)),
        ...given(filter.before, (before) => eb('turns.takenAt', '<', before)),
        ...given(filter.driverCardNumber, (card) => eb('drivers.cardNumber', '=', card)),
        ...given(filter.freighterCardNumber, (card) => eb('freighters.cardNumber', '=', card)),
      ]),
    )
