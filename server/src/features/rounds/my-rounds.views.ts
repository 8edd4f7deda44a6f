import { cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import { priorityStatus } from '@bargah/contract/features/rounds/rounds.states.ts'
import type { Session } from '../../kernel/call.ts'
import type { Db } from '../../kernel/database.ts'
import { sql } from '../../kernel/sql.ts'
import { cargoScope } from '../cargos/cargos.api.ts'

// their texts, not parameters, so that the partial indexes fit
const sending = sql.lit(cargoStatus.sending)
const waiting = sql.lit(priorityStatus.waiting)

type OwnLoads = {
  loadHallId: number
  cargoCount: number
  trucksLeft: number
  requestCount: number
  unwantedCount: number
}

/** Of each hall in which loads of the session look for trucks: how many, and how many choices wait for them. */
export async function countOwnLoads(db: Db, session: Session): Promise<OwnLoads[]> {
  const { rows } = await sql<OwnLoads>`
    select hall_id as load_hall_id, count(*)::int as cargo_count, sum(remaining)::int as trucks_left,
      sum(requests)::int as request_count, (count(*) filter (where requests = 0 and is_in_round))::int as unwanted_count
    from cargos
    cross join lateral (
      select count(*) as requests from priorities where cargo_id = cargos.id and status = ${waiting}) asked
    cross join lateral (
      select exists (select from round_cargos join rounds on rounds.id = round_id
        where cargo_id = cargos.id and settled_at is null) as is_in_round) listed
    where cargos.status = ${sending} and is_hall and remaining > 0 and ${cargoScope(session)}
    group by hall_id order by hall_id`.execute(db)
  return rows
}
