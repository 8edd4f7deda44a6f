import type { CargoEventKind } from '@bargah/contract/features/cargos/cargo-life.states.ts'
import {
  againWithinHours,
  burst,
  type FindingKind,
  nightHours,
} from '@bargah/contract/features/oversight/oversight.states.ts'
import { permitStatus, reservedBy } from '@bargah/contract/features/permits/permits.states.ts'
import { priorityStatus } from '@bargah/contract/features/rounds/rounds.states.ts'
import type { RawBuilder } from 'kysely'
import type { Db } from '../../kernel/database.ts'
import { sql } from '../../kernel/sql.ts'
import type { Counted } from './oversight.rules.ts'

export type Month = { from: Date; before: Date }
type Subject = {
  hallId: number | null
  companyId: number | null
  userId: number | null
  freighterId: number | null
  deviceId: string | null
}
export type CountedSubject = Subject & Counted & { rowIds: number[] }

const { granted, lost } = priorityStatus
const [edited, finished]: [CargoEventKind, CargoEventKind] = ['edited', 'finished']

/** In: `out_of`, `hits` and `row_ids` by subject. Out: the same with what others were counted, of the same `among` where given. */
const besideOthers = (
  counted: RawBuilder<unknown>,
  { by, among, judged = sql`true` }: { by: string; among?: string; judged?: RawBuilder<unknown> },
) => {
  const others = (column: string) => {
    const over = among ? sql`(partition by ${sql.ref(among)})` : sql`()`
    return sql`(sum(${sql.ref(column)}) over ${over} - ${sql.ref(column)})::int`
  }
  return sql`select ${sql.raw(by)}, hits, out_of, row_ids, usual_hits, usual_out_of from (
      select counted.*, ${others('hits')} as usual_hits, ${others('out_of')} as usual_out_of from (${counted}) counted
    ) beside where ${judged}`
}

/** Hits of a query's rows, all of them, and the ids of the hits. */
const tally = (hit: RawBuilder<unknown>, id: RawBuilder<unknown>) =>
  sql`count(*)::int as out_of, (count(*) filter (where ${hit}))::int as hits,
    coalesce(array_agg(distinct ${id}) filter (where ${hit}), '{}') as row_ids`

const isStaff = sql`user_id in (select id from users where role <> 'Driver')`

type Counting = (month: Month) => RawBuilder<unknown>
const within = (column: string, { from, before }: Month) =>
  sql`${sql.ref(column)} >= ${from} and ${sql.ref(column)} < ${before}`

const hourOfTehran = sql`extract(hour from taken_at at time zone 'Asia/Tehran')`
const atNight = sql`(${hourOfTehran} >= ${sql.lit(nightHours.from)} or ${hourOfTehran} < ${sql.lit(nightHours.until)})`
const minutes = sql.raw(`interval '${burst.minutes} minutes'`)

/** How each kind is counted: one query, whose rows are all who could be found. */
const countings: Record<FindingKind, Counting> = {
  night_turns: (month) =>
    besideOthers(
      sql`select hall_id, taken_by as user_id, ${tally(atNight, sql`id`)}
        from turns where ${within('taken_at', month)} group by hall_id, taken_by`,
      { by: 'hall_id, user_id', among: 'hall_id', judged: isStaff },
    ),
  turn_bursts: (month) =>
    besideOthers(
      sql`select hall_id, user_id, ${tally(sql`near >= ${sql.lit(burst.turns)}`, sql`id`)} from (
          select id, hall_id, taken_by as user_id, count(*) over (partition by hall_id, taken_by order by taken_at
            range between ${minutes} preceding and ${minutes} following) as near
          from turns where ${within('taken_at', month)}
        ) turns where ${isStaff} group by hall_id, user_id`,
      { by: 'hall_id, user_id' },
    ),
  // a list is one chance, however many loads stand on it
  staff_lists_win: (month) =>
    besideOthers(
      sql`select hall_id, user_id, ${tally(sql`is_won`, sql`turn_id`)} from (
          select turns.hall_id, priorities.turn_id, priorities.round_id, min(filed_by) as user_id,
            bool_or(priorities.status = ${sql.lit(granted)}) as is_won
          from priorities join turns on turns.id = turn_id
          where ${within('filed_at', month)} and priorities.status in (${sql.lit(granted)}, ${sql.lit(lost)})
          group by turns.hall_id, priorities.turn_id, priorities.round_id
        ) lists group by hall_id, user_id`,
      { by: 'hall_id, user_id', among: 'hall_id', judged: isStaff },
    ),
  few_drivers: (month) =>
    besideOthers(
      sql`select distinct on (company_id) company_id, (sum(of_driver) over (partition by company_id))::int as out_of,
          of_driver::int as hits, ids as row_ids
        from (
          select company_id, driver_id, count(*) as of_driver, array_agg(id) as ids
          from permits where ${within('issued_at', month)} and status <> ${sql.lit(permitStatus.voided)}
          group by company_id, driver_id
        ) of_drivers order by company_id, of_driver desc, driver_id`,
      { by: 'company_id' },
    ),
  given_again: (month) =>
    besideOthers(
      sql`select company_id, ${tally(sql`again is not null`, sql`again`)} from (
          select permits.company_id, (
            select other.id from permits other
            where other.cargo_id = permits.cargo_id and other.driver_id <> permits.driver_id
              and other.reserve_type = ${sql.lit(reservedBy.staff)} and other.round_id is null
              and other.issued_at > permit_events.at
              and other.issued_at < permit_events.at + ${sql.raw(`interval '${againWithinHours} hours'`)}
            order by other.issued_at limit 1) as again
          from permit_events join permits on permits.id = permit_id
          where permit_events.status = ${sql.lit(permitStatus.voided)} and ${within('permit_events.at', month)}
        ) voided group by company_id`,
      { by: 'company_id' },
    ),
  ended_in_round: (month) =>
    besideOthers(
      sql`select company_id, ${tally(
        sql`exists (select from cargo_events where cargo_events.cargo_id = offered.cargo_id
          and kind = ${finished} and at > opens_at and at < closes_at)`,
        sql`cargo_id`,
      )} from (
          select company_id, cargo_id, opens_at, closes_at from rounds
          join round_cargos on round_id = rounds.id join cargos on cargos.id = cargo_id
          where ${within('opens_at', month)} and closes_at > opens_at
        ) offered group by company_id`,
      { by: 'company_id' },
    ),
  edited_after_choices: (month) =>
    besideOthers(
      sql`select company_id, ${tally(
        sql`exists (select from cargo_events where cargo_events.cargo_id = asked.id and kind = ${edited} and at > asked_at)`,
        sql`id`,
      )} from (
          select cargos.id, company_id, least(
            (select min(filed_at) from priorities where priorities.cargo_id = cargos.id),
            (select min(issued_at) from permits where permits.cargo_id = cargos.id)) as asked_at
          from cargos where ${within('announced_at', month)}
        ) asked where asked_at is not null group by company_id`,
      { by: 'company_id' },
    ),
  refused_as_far: (month) =>
    besideOthers(
      sql`select hall_id, ${tally(sql`is_far`, sql`cargo_id`)} from (
          select hall_id, cargo_id, reason = 'out_of_range' as is_far from refused_choices where ${within('refused_at', month)}
          union all
          select turns.hall_id, cargo_id, false from priorities join turns on turns.id = turn_id
          where ${within('filed_at', month)}
        ) asked group by hall_id`,
      { by: 'hall_id' },
    ),
  shared_phone: (month) =>
    sql`select device_id, count(*)::int as hits, count(*)::int as out_of, array_agg(driver_id) as row_ids,
        0 as usual_hits, 0 as usual_out_of
      from (select distinct device_id, driver_id from sessions join users on users.id = user_id
        where driver_id is not null and device_id <> 'unknown-device' and ${within('sessions.created_at', month)}) seen
      group by device_id having count(*) > 1`,
  shared_truck: (month) =>
    sql`select freighter_id, count(*)::int as hits, count(*)::int as out_of, array_agg(driver_id) as row_ids,
        0 as usual_hits, 0 as usual_out_of
      from (select distinct freighter_id, driver_id from turns where ${within('taken_at', month)}) seen
      group by freighter_id having count(*) > 1`,
}

const nobody = { hallId: null, companyId: null, userId: null, freighterId: null, deviceId: null }

/** All who could be found of one kind in a month, with their figures and those of others. */
export async function listCounted(db: Db, kind: FindingKind, month: Month): Promise<CountedSubject[]> {
  const { rows } = await sql<
    Partial<Subject> & Counted & { rowIds: number[] }
  >`${countings[kind](month)}`.execute(db)
  return rows.map((row) => ({ ...nobody, ...row }))
}
