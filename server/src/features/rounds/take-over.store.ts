import type { Db, Tx } from '../../kernel/database.ts'
import { didChange, sql } from '../../kernel/sql.ts'

/** The halls of which their logs do not yet tell what stood there before. */
export const listHallsToTakeOver = async (db: Db): Promise<number[]> =>
  (await db.selectFrom('hallsToTakeOver').select('hallId').orderBy('hallId').execute()).map(
    ({ hallId }) => hallId,
  )

/** Notes that a hall's log tells all now. Out: whether it did not before. */
export const setTakenOver = (tx: Tx, hallId: number): Promise<boolean> =>
  didChange(tx.deleteFrom('hallsToTakeOver').where('hallId', '=', hallId))

/** The cargos of a hall that its log has never announced: how many trucks, how many were given, how many are left. */
export async function listUntoldCargos(tx: Tx, hallId: number) {
  const { rows } = await sql<{ cargo: number; trucks: number; given: number; left: number }>`
    select c.id as cargo, c.truck_count as trucks,
      (select count(*)::int from permits p where p.cargo_id = c.id and p.status <> 0) as given,
      case when c.status = 1 then 0 else c.remaining end as left
    from cargos c where c.hall_id = ${hallId} and c.status <> -1
      and c.id not in (select (entry::jsonb ->> 'cargo')::int from hall_log
        where hall_id = ${hallId} and kind = 'cargo_announced' and starts_with(entry, '{"at":'))
    order by c.id`.execute(tx)
  return rows
}

/** The live turns of a hall that its log binds to nobody, and what binds them; and the last number that was taken. */
export async function findUntoldTurns(tx: Tx, hallId: number) {
  const { lastTurnNumber } = await tx
    .selectFrom('halls')
    .select('lastTurnNumber')
    .where('id', '=', hallId)
    .executeTakeFirstOrThrow()
  const turns = await tx
    .selectFrom('turns')
    .innerJoin('drivers', 'drivers.id', 'turns.driverId')
    .innerJoin('freighters', 'freighters.id', 'turns.freighterId')
    .leftJoin('turnSalts', 'turnSalts.turnId', 'turns.id')
    .select(['turns.id', 'turns.number', 'turns.isNative', 'drivers.nationalId'])
    .select(['freighters.cardNumber as freighterCardNumber', 'freighters.loaderTypeId'])
    .where('turns.hallId', '=', hallId)
    .where('turns.status', '=', 'live')
    .where('turnSalts.turnId', 'is', null)
    .orderBy('turns.number')
    .execute()
  return { lastTurn: lastTurnNumber, turns }
}

/** The round that stood open at a hall before its log told of lists, or undefined. */
export const findUntoldRound = (tx: Tx, hallId: number) =>
  tx
    .selectFrom('rounds')
    .select(['id', 'opensAt', 'closesAt'])
    .where('hallId', '=', hallId)
    .where('settledAt', 'is', null)
    .where('sealedAt', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('hallLog')
            .select('index')
            .whereRef('hallLog.roundId', '=', 'rounds.id')
            .where('kind', '=', 'round_opened')
            .where('entry', 'like', '{"at":%'),
        ),
      ),
    )
    .executeTakeFirst()

export async function listLeftOfRound(tx: Tx, roundId: number) {
  const { rows } = await sql<{ id: number; remaining: number }>`
    select c.id, case when c.status = 1 then 0 else c.remaining end as remaining
    from round_cargos join cargos c on c.id = cargo_id where round_id = ${roundId} order by c.id`.execute(tx)
  return rows
}

/** The turns that filed something in a round, by number, and whether somebody else than the driver filed what waits. */
export async function listFiled(tx: Tx, roundId: number) {
  const { rows } = await sql<{ turnId: number; byStaff: boolean }>`
    select turns.id as turn_id,
      coalesce(bool_or(users.driver_id is distinct from turns.driver_id) filter (where p.status = 1), false) as by_staff
    from priorities p join turns on turns.id = p.turn_id join users on users.id = p.filed_by
    where p.round_id = ${roundId} group by turns.id order by turns.number`.execute(tx)
  return rows
}
