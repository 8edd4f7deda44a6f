import { cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import { priorityStatus } from '@bargah/contract/features/rounds/rounds.states.ts'
import type { Db } from '../../kernel/database.ts'
import { sql } from '../../kernel/sql.ts'

// their texts, not parameters, so that the partial indexes fit
const sending = sql.lit(cargoStatus.sending)
const waiting = sql.lit(priorityStatus.waiting)

type HallStanding = {
  id: number
  name: string
  reservationLimitMinutes: number
  isActiveShowTime: boolean
  showMinutes: number[]
  opensAt: Date | null
  closesAt: Date | null
  liveTurns: number
  choosers: number
  cargoCount: number
  trucksLeft: number
}

/** Of every hall that works: its settings, its open round, its queue and the loads that look for trucks; one statement for all. */
export async function listStandings(db: Db): Promise<HallStanding[]> {
  const { rows } = await sql<HallStanding>`
    select halls.id, halls.name, reservation_limit_minutes, is_active_show_time, opens_at, closes_at,
      array(select minute_of_day from hall_show_times
        where hall_id = halls.id and hall_show_times.is_active order by minute_of_day) as show_minutes,
      coalesce(live_turns, 0) as live_turns, coalesce(choosers, 0) as choosers,
      coalesce(cargo_count, 0) as cargo_count, coalesce(trucks_left, 0) as trucks_left
    from halls
    left join rounds on rounds.hall_id = halls.id and settled_at is null
    left join (
      select hall_id, count(*)::int as live_turns, (count(*) filter (where exists (
        select from priorities where turn_id = turns.id and priorities.status = ${waiting})))::int as choosers
      from turns where status = 'live' group by hall_id) as queues on queues.hall_id = halls.id
    left join (
      select hall_id, count(*)::int as cargo_count, sum(remaining)::int as trucks_left
      from cargos where status = ${sending} and is_hall and remaining > 0 group by hall_id) as loads
      on loads.hall_id = halls.id
    where halls.is_active order by halls.name`.execute(db)
  return rows
}
