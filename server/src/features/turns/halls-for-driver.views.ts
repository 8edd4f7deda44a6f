import { cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import type { HallsForDriver } from '@bargah/contract/features/turns/halls-now.schema.ts'
import { isoInstant } from '@bargah/contract/kernel/dates.ts'
import type { Session } from '../../kernel/call.ts'
import type { Db } from '../../kernel/database.ts'
import { sql } from '../../kernel/sql.ts'
import { findTruckOf, isOfferedTo, mayCarry } from '../cargos/cargos.api.ts'

type HallRow = { loadHallId: number; queue: number; loads: number; roundOpensAt: Date | null }

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
      (select opens_at from rounds where hall_id = halls.id and settled_at is null and opens_at <= ${now}) as round_opens_at
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
