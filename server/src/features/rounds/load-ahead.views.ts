import { cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import { openPermitStatuses } from '@bargah/contract/features/permits/permits.states.ts'
import type { LoadAhead } from '@bargah/contract/features/rounds/desk.schema.ts'
import { priorityStatus } from '@bargah/contract/features/rounds/rounds.states.ts'
import type { Session } from '../../kernel/call.ts'
import type { Db } from '../../kernel/database.ts'
import { literals, sql } from '../../kernel/sql.ts'
import { cargoScope } from '../cargos/cargos.api.ts'
import type { OutlookFacts, SealedChoice } from './outlook.rules.ts'
import type { SplitCargo } from './split.rules.ts'

/** All choices of a round that is open, those that ended too, which tell when lists changed. */
export const listSealedChoices = (db: Db, roundId: number): Promise<SealedChoice[]> =>
  db
    .selectFrom('priorities')
    .select(['id as priorityId', 'turnId', 'cargoId', 'rank', 'filedAt', 'endedAt'])
    .where('roundId', '=', roundId)
    .execute()

/** The live turns of a hall up to a number, as the split would find them. */
export async function listTurnsUpTo(db: Db, hallId: number, number: number) {
  const { rows } = await sql<OutlookFacts['me']>`
    select turns.id as turn_id, number, driver_id, freighter_id,
      case when not drivers.is_active then 'driver_inactive'
        when exists (select from permits where status in (${literals(openPermitStatuses)})
          and (permits.driver_id = turns.driver_id or permits.freighter_id = turns.freighter_id)) then 'open_permit'
      end as disqualified
    from turns join drivers on drivers.id = turns.driver_id
    where hall_id = ${hallId} and turns.status = 'live' and number <= ${number}`.execute(db)
  return rows
}

/** The cargos of a round as the split would find them, with the driver's fee of each. */
export async function listOffered(db: Db, roundId: number): Promise<(SplitCargo & { feeRial: number })[]> {
  const { rows } = await sql<SplitCargo & { feeRial: number }>`
    select cargos.id as cargo_id, remaining, driver_fee_rial as fee_rial,
      case when status <> ${sql.lit(cargoStatus.sending)} then 'cargo_ended' end as withdrawn
    from round_cargos join cargos on cargos.id = cargo_id where round_id = ${roundId}`.execute(db)
  return rows
}

/** Where a load is offered, from when, and for how many trucks. */
export const findAhead = (db: Db, cargoId: number) =>
  db
    .selectFrom('cargos')
    .select(['hallId', 'isHall', 'announcedAt', 'status', 'truckCount', 'remaining'])
    .where('id', '=', cargoId)
    .executeTakeFirst()

/** How many live turns of a hall have a truck for the load, and how many of these drivers are active and on no other trip. */
export async function countFitting(db: Db, hallId: number, cargoId: number) {
  const { rows } = await sql<{ fitting: number; free: number }>`
    select count(*)::int as fitting, (count(*) filter (where drivers.is_active and not exists (
      select from permits where status in (${literals(openPermitStatuses)})
        and (permits.driver_id = turns.driver_id or permits.freighter_id = turns.freighter_id))))::int as free
    from turns
    join drivers on drivers.id = turns.driver_id
    join freighters on freighters.id = turns.freighter_id
    where turns.hall_id = ${hallId} and turns.status = 'live' and freighters.loader_type_id in (
      select loader_type_id from cargo_loader_types where cargo_id = ${cargoId})`.execute(db)
  const [found] = rows
  if (!found) throw new Error('an aggregate gives one row')
  return found
}

type Alike = { hallId: number; cargoId: number; since: Date }

/** Of the hall's other loads with a loader of this one: how many had a first round that is over, and were taken whole in it. */
export async function countAlike(db: Db, { hallId, cargoId, since }: Alike) {
  const { rows } = await sql<{ alike: number; filled: number }>`
    select count(*)::int as alike, (count(*) filter (where granted >= remaining_at_opening))::int as filled
    from cargos
    cross join lateral (
      select round_id, remaining_at_opening, settled_at from round_cargos join rounds on rounds.id = round_id
      where round_cargos.cargo_id = cargos.id order by opens_at limit 1) first_round
    cross join lateral (
      select count(*) as granted from priorities where priorities.round_id = first_round.round_id
        and priorities.cargo_id = cargos.id and priorities.status = ${sql.lit(priorityStatus.granted)}) given
    where cargos.hall_id = ${hallId} and cargos.is_hall and cargos.announced_at >= ${since}
      and cargos.id <> ${cargoId} and settled_at is not null and exists (
        select from cargo_loader_types one join cargo_loader_types other using (loader_type_id)
        where one.cargo_id = cargos.id and other.cargo_id = ${cargoId})`.execute(db)
  const [found] = rows
  if (!found) throw new Error('an aggregate gives one row')
  return found
}

type Others = { hallId: number; cargoId: number; until: Date; isOpen: boolean }
const mostOthers = 3

/** The newest of somebody's other loads of a hall that look for trucks and are announced by `until`. */
export async function listOthers(db: Db, session: Session, { hallId, cargoId, until, isOpen }: Others) {
  const requests = sql`(select count(*)::int from priorities join rounds on rounds.id = round_id
    where priorities.cargo_id = cargos.id and settled_at is null
      and priorities.status = ${sql.lit(priorityStatus.waiting)})`
  const { rows } = await sql<LoadAhead['others'][number]>`
    select cargos.id as cargo_id, origin, destination, remaining,
      (select coalesce(string_agg(coalesce(short_name, full_name), '، ' order by loader_types.id), '') from cargo_loader_types
        join loader_types on loader_types.id = loader_type_id where cargo_id = cargos.id) as loaders,
      ${isOpen ? requests : sql`null::int`} as requests
    from cargos where ${cargoScope(session)} and hall_id = ${hallId} and is_hall and remaining > 0
      and status = ${sql.lit(cargoStatus.sending)} and announced_at <= ${until} and cargos.id <> ${cargoId}
    order by announced_at desc, cargos.id desc limit ${sql.lit(mostOthers)}`.execute(db)
  return rows
}
