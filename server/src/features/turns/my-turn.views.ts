import { cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import { sql } from '../../kernel/sql.ts'
import { isNextRound } from '../cargos/cargos.api.ts'
import { listActiveShowMinutes } from '../halls/halls.api.ts'
import { computeNextShowTime } from '../halls/show-times.rules.ts'
import { computeHallMode } from '../rounds/rounds.rules.ts'

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
