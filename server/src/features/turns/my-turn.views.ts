import { cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import { sql } from '../../kernel/sql.ts'
import { findTruckOf, isNextRound, isOfferedTo, mayCarry } from '../cargos/cargos.api.ts'
import { listActiveShowMinutes } from '../halls/halls.api.ts'
import { computeNextShowTime } from '../halls/show-times.rules.ts'
import { computeHallMode } from '../rounds/rounds.rules.ts'
import type { HallsForDriver } from '@bargah/contract/features/turns/turns.schema.ts'
import { isoInstant } from '@bargah/contract/kernel/dates.ts'
import type { Session } from '../../kernel/call.ts'

type HallRow = {
  loadHallId: number
  queue: number
  loads: number
  roundOpensAt: Date | null
  isNative: boolean
}

/** What the active halls, and the free boards, have for a driver at `now`. */
export async function showHallsForDriver(
  db: Db,
  session: Session & { driverId: number },
  now: Date,
): Promise<HallsForDriver> {
  const truck = await findTruckOf(db, session.driverId)
  const isHis = truck
    ? sql`cargos.status = ${sql.lit(cargoStatus.sending)} and cargos.announced_at <= ${now} and cargos.remaining > 0
        and ${mayCarry(truck.loaderTypeId)} and ${isOfferedTo(session) ?? sql`true`}`
    : sql`false`
  const { rows: halls } = await sql<HallRow>`
    select halls.id as load_hall_id,
      (select count(*)::int from turns where hall_id = halls.id and status = 'live') as queue,
      (select count(*)::int from cargos where cargos.hall_id = halls.id and cargos.is_hall and ${isHis}) as loads,
      (select opens_at from rounds where hall_id = halls.id and settled_at is null and opens_at <= ${now}) as round_opens_at,
      exists (select from drivers where drivers.id = ${session.driverId} and drivers.is_native) or exists (
        select from native_drivers where hall_id = halls.id and driver_id = ${session.driverId}
          and freighter_id = ${truck?.freighterId ?? null}) as is_native
    from halls where is_active order by halls.id`.execute(db)
  const { rows: free } = await sql<{ count: number }>`
    select count(*)::int as count from cargos left join halls on halls.id = cargos.hall_id
    where not cargos.is_hall and halls.is_active is not false and ${isHis}`.execute(db)
  return {
    loaderTypeName: truck?.loaderTypeName ?? null,
    freeLoads: free[0]?.count ?? 0,
    halls: halls.map((hall) => ({
      ...hall,
      roundOpensAt: hall.roundOpensAt && isoInstant(hall.roundOpensAt),
    })),
  }
}

/** The live turn of a driver with its place in the queue and what its hall has for him, or null (rules 8.13). */
export async function showMyTurn(db: Db | Tx, driverId: number, now: Date) {
  const turn = await findMyTurn(db, driverId, now)
  if (!turn) return null
  const round = await findOpenRound(db, turn.hallId, now)
  const waitsForShow = !round && computeHallMode(turn) === 'show_times'
  const minutes = waitsForShow ? await listActiveShowMinutes(db, turn.hallId) : []
  return { ...turn, round, nextRoundAt: computeNextShowTime(minutes, now) }
}

const findMyTurn = (db: Db | Tx, driverId: number, now: Date) =>
  db
    .selectFrom('turns')
    .innerJoin('halls', 'halls.id', 'turns.hallId')
    .innerJoin('freighters', 'freighters.id', 'turns.freighterId')
    .leftJoin('turnSalts', 'turnSalts.turnId', 'turns.id')
    .innerJoin('loaderTypes', 'loaderTypes.id', 'freighters.loaderTypeId')
    .select(['turns.id', 'turns.number', 'turns.hallId', 'halls.name as hallName'])
    .select(['turns.driverFreighterId', 'loaderTypes.fullName as loaderTypeName'])
    .select(['turns.takenAt', 'turns.expiresAt', 'halls.isActiveShowTime'])
    .select(['halls.reservationLimitMinutes', 'turnSalts.salt'])
    .select([
      sql<number>`(select count(*) from turns q where q.hall_id = turns.hall_id and q.status = 'live')`.as(
        'liveTurns',
      ),
      sql<number>`(select count(*) from turns q where q.hall_id = turns.hall_id and q.status = 'live'
        and q.number < turns.number)`.as('aheadOfMe'),
      sql<number>`(select count(*) from cargos where cargos.hall_id = turns.hall_id and is_hall and cargos.status = ${sql.lit(cargoStatus.sending)}
        and announced_at <= ${now} and remaining > 0 and not ${isNextRound} and exists (select from cargo_loader_types l
          where l.cargo_id = cargos.id and l.loader_type_id = freighters.loader_type_id))`.as(
        'announcedCount',
      ),
    ])
    .where('turns.driverId', '=', driverId)
    .where('turns.status', '=', 'live')
    .executeTakeFirst()

async function findOpenRound(db: Db | Tx, hallId: number, now: Date) {
  const round = await db
    .selectFrom('rounds')
    .select(['id', 'opensAt', 'closesAt'])
    .where('hallId', '=', hallId)
    .where('settledAt', 'is', null)
    .where('opensAt', '<=', now)
    .executeTakeFirst()
  return round ?? null
}
