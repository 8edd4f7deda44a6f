import type { TurnStatus } from '@bargah/contract/features/turns/turns.states.ts'
import { pageSlice, type Paging } from '@bargah/contract/kernel/page.ts'
import type { Db } from '../../kernel/database.ts'
import type { Days } from '../../kernel/days.ts'
import { sql } from '../../kernel/sql.ts'

/** Whose turns are read: a driver's own, a hall's, those of the halls that a user is linked to, or all. */
export type TurnScope = { driverId: number } | { hallId: number } | { linkedToUserId: number } | 'all'

export type TurnFilter = Paging &
  Days & {
    /** true: live ones; false: ended ones; undefined: both. */
    isLive?: boolean
    hallId?: number
    driverCardNumber?: string
    freighterCardNumber?: string
  }

/** Turns of the scope that the filter leaves: live ones alone in the order of service, else the newest first. */
export async function listTurns(db: Db, scope: TurnScope, filter: TurnFilter) {
  const found = selectTurns(db, scope, filter)
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const ordered = filter.isLive
    ? found.orderBy('turns.hallId').orderBy('turns.number')
    : found.orderBy('turns.takenAt', 'desc').orderBy('turns.id', 'desc')
  const { limit, offset } = pageSlice(filter)
  const rows = await ordered
    .select(['turns.id', 'turns.takenAt', 'turns.number', 'turns.status', 'turns.hallId'])
    .select(['drivers.firstName', 'drivers.lastName', 'drivers.nationalId', 'drivers.mobile'])
    .select(['drivers.cardNumber as driverCard', 'freighters.cardNumber as freighterCard'])
    .select(['freighters.plateTwo', 'freighters.plateLetter', 'freighters.plateThree'])
    .select(['freighters.plateRegion', 'loaderTypes.name as loaderTypeName', 'halls.name as hallName'])
    .$narrowType<{ status: TurnStatus }>()
    .limit(sql.lit(limit))
    .offset(sql.lit(offset))
    .execute()
  return { rows, total }
}

const given = <T, R>(value: T | null | undefined, condition: (value: T) => R): R[] =>
  value === undefined || value === null ? [] : [condition(value)]

const selectTurns = (db: Db, scope: TurnScope, filter: TurnFilter) =>
  db
    .selectFrom('turns')
    .innerJoin('drivers', 'drivers.id', 'turns.driverId')
    .innerJoin('freighters', 'freighters.id', 'turns.freighterId')
    .innerJoin('loaderTypes', 'loaderTypes.id', 'freighters.loaderTypeId')
    .innerJoin('halls', 'halls.id', 'turns.hallId')
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
