import { priorityStatus } from '@bargah/contract/features/rounds/rounds.states.ts'
import type { Db } from '../../kernel/database.ts'
import { literals, sql } from '../../kernel/sql.ts'
import { equals } from '../../kernel/sql-parts.ts'
import { roundRows } from './rounds.views.ts'
import type { QueueTurn } from '@bargah/contract/features/rounds/desk.schema.ts'
import { openPermitStatuses } from '@bargah/contract/features/permits/permits.states.ts'
import { isoInstant } from '@bargah/contract/kernel/dates.ts'

type Row = Omit<QueueTurn, 'takenAt' | 'expiresAt' | 'returnedAt' | 'lastFiledAt' | 'near' | 'far'> & {
  takenAt: Date
  expiresAt: Date | null
  returnedAt: Date | null
  lastFiledAt: Date | null
  nearKm: number | null
  nearRangeKm: number | null
  farKm: number | null
  farRangeKm: number | null
}

/** The live turns of a hall by number, each with what decides at the split; `since` = when the open round opened. */
export async function listQueue(db: Db, hallId: number, since: Date | null): Promise<QueueTurn[]> {
  const { rows } = await sql<Row>`
    select turns.id, turns.number as turn_number, first_name as driver_name, last_name as driver_family,
      drivers.national_id, drivers.mobile,
      concat(plate_two, plate_letter, plate_three) as plaque_number, plate_region as plaque_serial_number,
      loader_types.full_name as loader_type_name,
      coalesce(loader_types.short_name, loader_types.full_name) as loader_short_name, turns.taken_at, turns.expires_at,
      (select max(turn_returned_at) from permits where turn_id = turns.id) as returned_at,
      listed.choice_count, last.filed_at as last_filed_at, coalesce(last.by_staff, false) as last_by_staff,
      exists (select from sessions join users on users.id = sessions.user_id
        where users.driver_id = turns.driver_id) as has_phone,
      exists (select from users where users.driver_id = turns.driver_id and users.is_active) as has_account,
      not exists (select from users where users.id = turns.taken_by and users.driver_id = turns.driver_id)
        as taken_by_staff,
      drivers.is_active as driver_is_active,
      (select min(id) from permits where status in (${literals(openPermitStatuses)})
        and (permits.driver_id = turns.driver_id or permits.freighter_id = turns.freighter_id)) as open_permit_id,
      coalesce(accounts.balance_rial, 0) >= coalesce(listed.fee, halls.driver_fee_rial) as can_pay,
      coalesce(listed.fee, halls.driver_fee_rial) as fee_rial,
      last.away_km as near_km, last.range_km as near_range_km, far.away_km as far_km, far.range_km as far_range_km
    from turns
    join halls on halls.id = turns.hall_id
    join drivers on drivers.id = turns.driver_id
    join freighters on freighters.id = turns.freighter_id
    join loader_types on loader_types.id = freighters.loader_type_id
    left join accounts on accounts.driver_id = turns.driver_id
    left join far_choices far on far.turn_id = turns.id and far.at >= ${since}
    cross join lateral (
      select count(*)::int as choice_count, max(driver_fee_rial) as fee from priorities
      join cargos on cargos.id = cargo_id where turn_id = turns.id and priorities.status = ${waiting}) listed
    left join lateral (
      select filed_at, away_km, nullif(cargos.range_km, 0) as range_km, users.driver_id is null as by_staff
      from priorities join cargos on cargos.id = cargo_id join users on users.id = filed_by
      where turn_id = turns.id and priorities.status = ${waiting} order by priorities.id desc limit 1) last on true
    where turns.hall_id = ${hallId} and turns.status = 'live' order by turns.number`.execute(db)
  return rows.map(present)
}

const instant = (at: Date | null) => at && isoInstant(at)
const reach = (awayKm: number | null, rangeKm: number | null) =>
  awayKm === null || rangeKm === null ? null : { awayKm, rangeKm }

function present({ nearKm, nearRangeKm, farKm, farRangeKm, ...row }: Row): QueueTurn {
  return {
    ...row,
    takenAt: isoInstant(row.takenAt),
    expiresAt: instant(row.expiresAt),
    returnedAt: instant(row.returnedAt),
    lastFiledAt: instant(row.lastFiledAt),
    near: reach(nearKm, nearRangeKm),
    far: reach(farKm, farRangeKm),
  }
}

// its text, not a parameter, so that the partial indexes of what waits fit
const waiting = sql.lit(priorityStatus.waiting)

/** How many live turns a hall has, and how many of them have a choice that waits. */
export async function countQueue(db: Db, hallId: number) {
  const { rows } = await sql<{ liveTurns: number; choosers: number }>`
    select count(*)::int as live_turns, (count(*) filter (where exists (
      select from priorities where turn_id = turns.id and priorities.status = ${waiting})))::int as choosers
    from turns where hall_id = ${hallId} and status = 'live'`.execute(db)
  const [found] = rows
  if (!found) throw new Error('an aggregate gives one row')
  return found
}

/** The loads that a hall's open round gives out, by their ids: how many choices wait for each. */
export async function countRequests(db: Db, hallId: number): Promise<Map<number, number>> {
  const { rows } = await sql<{ cargoId: number; requests: number }>`
    select round_cargos.cargo_id, count(priorities.id)::int as requests from rounds
    join round_cargos on round_cargos.round_id = rounds.id
    left join priorities on priorities.round_id = rounds.id and priorities.cargo_id = round_cargos.cargo_id
      and priorities.status = ${waiting}
    where rounds.hall_id = ${hallId} and settled_at is null group by round_cargos.cargo_id`.execute(db)
  return new Map(rows.map(({ cargoId, requests }) => [cargoId, requests]))
}

/** The round of a hall that was split last, or undefined. */
export async function showLastRoundOf(db: Db, hallId: number) {
  const last = await db
    .selectFrom('rounds')
    .select('id')
    .where('hallId', '=', hallId)
    .where('settledAt', 'is not', null)
    .orderBy('opensAt', 'desc')
    .limit(sql.lit(1))
    .executeTakeFirst()
  if (!last) return undefined
  const [round, left] = await Promise.all([
    roundRows.one(db, [equals('rounds.id', last.id)]),
    countLeft(db, last.id),
  ])
  return round && { ...round, ...left }
}

type Left = {
  trucksLeft: number
  trucksUnwanted: number
  trucksPassed: number
  turnsLeft: number
  choosersLeft: number
}

/**
 * What a settled round left: trucks that nobody took, with those that nobody asked for and those whose
 * loads were asked for often enough, and all who were still in the hall's
 * queue then, with those of them that had chosen.
 */
async function countLeft(db: Db, roundId: number): Promise<Left> {
  const { rows } = await sql<Left>`
    with asked as (select cargo_id, turn_id, status from priorities where round_id = ${roundId}),
      loads as (select remaining_at_opening as offered, count(asked.cargo_id) as requests,
          remaining_at_opening - count(*) filter (where status = ${sql.lit(priorityStatus.granted)}) as unmet
        from round_cargos left join asked using (cargo_id) where round_id = ${roundId} group by cargo_id, offered)
    select trucks_left, trucks_unwanted, trucks_passed, stayed::int as turns_left, chose::int as choosers_left from
      (select coalesce(sum(unmet), 0)::int as trucks_left,
          coalesce(sum(unmet) filter (where requests = 0), 0)::int as trucks_unwanted,
          coalesce(sum(unmet) filter (where requests > 0 and requests >= offered), 0)::int as trucks_passed
        from loads) l,
      (select count(turns.id) as stayed,
          count(turns.id) filter (where turns.id in (select turn_id from asked)) as chose
        from rounds
        join turns on turns.hall_id = rounds.hall_id and taken_at <= settled_at
          and (ended_at is null or ended_at > settled_at)
        where rounds.id = ${roundId}) q`.execute(db)
  const [found] = rows
  if (!found) throw new Error('aggregates give one row')
  return found
}
