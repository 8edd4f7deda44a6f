import { openPermitStatuses, permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import { sql } from '../../kernel/sql.ts'
import type { TurnBackFacts } from './permits.rules.ts'

/** What decides over the return of a permit's turn, and the turn itself; undefined when the permit used none. */
export async function findTurnBack(db: Db | Tx, permitId: number) {
  const found = await selectTurnBack(db, permitId)
  if (!found) return undefined
  const { liveTurnNumber, liveHallName, ...rest } = found
  const liveTurn =
    liveTurnNumber === null ? null : { turnNumber: liveTurnNumber, hallName: liveHallName ?? '' }
  return { ...rest, liveTurn } satisfies TurnBackFacts
}

const selectTurnBack = (db: Db | Tx, permitId: number) =>
  db
    .selectFrom('permits')
    .innerJoin('turns', 'turns.id', 'permits.turnId')
    .innerJoin('halls', 'halls.id', 'turns.hallId')
    .innerJoin('drivers', 'drivers.id', 'permits.driverId')
    .leftJoin('turns as held', (join) =>
      join.onRef('held.driverId', '=', 'permits.driverId').on('held.status', '=', 'live'),
    )
    .leftJoin('halls as heldAt', 'heldAt.id', 'held.hallId')
    .select(['permits.status as permitStatus', 'turns.status as turnStatus', 'turns.id as turnId'])
    .select(['turns.number as turnNumber', 'turns.expiresAt', 'turns.endedAt', 'turns.hallId'])
    .select(['halls.isActive as hallIsActive', 'drivers.isActive as driverIsActive'])
    .select(['held.number as liveTurnNumber', 'heldAt.name as liveHallName'])
    .select((eb) => [
      eb
        .selectFrom('permitEvents')
        .innerJoin('users', 'users.id', 'permitEvents.byUser')
        .select('users.role')
        .whereRef('permitEvents.permitId', '=', 'permits.id')
        .where('permitEvents.status', '=', permitStatus.voided)
        .limit(sql.lit(1))
        .as('voidedBy'),
      eb
        .selectFrom('permits as open')
        .select('open.id')
        .whereRef('open.driverId', '=', 'permits.driverId')
        .where('open.status', 'in', openPermitStatuses)
        .limit(sql.lit(1))
        .as('openPermitId'),
      sql<boolean>`permits.turn_returned_at is not null or exists (
        select from permits later where later.turn_id = permits.turn_id and later.id > permits.id)`.as(
        'isBack',
      ),
      sql<boolean>`exists (select from turns t
        where t.freighter_id = permits.freighter_id and t.status = 'live')`.as('freighterHasLiveTurn'),
      sql<boolean>`exists (select from permits p
        where p.freighter_id = permits.freighter_id and p.status = any(${[...openPermitStatuses]}::int[]))`.as(
        'freighterHasOpenPermit',
      ),
      sql<number>`(select count(*)::int from turns q
        where q.hall_id = turns.hall_id and q.status = 'live' and q.number < turns.number)`.as('aheadCount'),
    ])
    .where('permits.id', '=', permitId)
    .executeTakeFirst()

type Back = { permitId: number; hallId: number; at: Date; byUser: number }

/** Remembers on a permit that its turn is back; the entry of the hall's log that says so is the last, whose end we hold. */
export const setTurnReturned = (tx: Tx, { permitId, hallId, at, byUser }: Back) =>
  tx
    .updateTable('permits')
    .set((eb) => ({
      turnReturnedAt: at,
      turnReturnedBy: byUser,
      turnReturnedLine: eb.selectFrom('hallLogHeads').select('size').where('hallId', '=', hallId),
    }))
    .where('id', '=', permitId)
    .execute()
