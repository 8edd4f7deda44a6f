import type { BoardLoad } from '@bargah/contract/features/board/board.schema.ts'
import { cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import { permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import type { Db } from '../../kernel/database.ts'
import { sql } from '../../kernel/sql.ts'
import { computeNetPay } from '@bargah/contract/features/cargos/pay.rules.ts'

const finished = sql.lit(cargoStatus.finished)
const isCounted = sql`permits.status <> ${sql.lit(permitStatus.voided)}`
const isStanding = sql`status <> ${finished} and remaining > 0`

/**
 * The loads that a hall has announced for its queue until `now` and that still stand or did something since, with the
 * trucks that their counted permits took. What ended before is many times more, and none of it is looked at.
 */
const movedSince = (hallId: number, now: Date, since: Date) => sql`
  select cargos.*, counted.trucks as allocated, counted.last_at
  from cargos cross join lateral (
    select count(*)::int as trucks, max(issued_at) as last_at from permits where cargo_id = cargos.id and ${isCounted}
  ) counted
  where is_hall and announced_at <= ${now} and status <> ${sql.lit(cargoStatus.awaitingReview)} and cargos.id in (
    select id from cargos where hall_id = ${hallId} and is_hall and status <> ${finished}
    union select id from cargos where hall_id = ${hallId} and announced_at >= ${since}
    union select id from cargos where hall_id = ${hallId} and finished_at >= ${since})`

/** The trucks of all loads that stood at some time of the day that began at `dayStart`. */
export async function showBalance(db: Db, hallId: number, now: Date, dayStart: Date) {
  const { rows } = await sql<Pick<BoardLoad, 'announced' | 'allocated' | 'remaining' | 'withdrawn'>>`
    select coalesce(sum(truck_count), 0)::int as announced,
      coalesce(sum(allocated), 0)::int as allocated,
      coalesce(sum(remaining) filter (where status <> ${finished}), 0)::int as remaining,
      coalesce(sum(remaining) filter (where status = ${finished}), 0)::int as withdrawn
    from (${movedSince(hallId, now, dayStart)}) loads
    where (${isStanding}) or announced_at >= ${dayStart} or last_at >= ${dayStart}
      or (finished_at >= ${dayStart} and remaining > 0)`.execute(db)
  const [sums] = rows
  if (!sums) throw new Error('an aggregate gives one row')
  return sums
}

type LoadRow = Omit<BoardLoad, 'netPayToman'> & { rentToman: number; driverFeeRial: number }

/** What stands, in the order of announcement, and after it what gave its last truck or was withdrawn since `endedSince`. */
export async function listBoardLoads(
  db: Db,
  hallId: number,
  now: Date,
  endedSince: Date,
): Promise<BoardLoad[]> {
  const { rows } = await sql<LoadRow>`
    select loads.id, destination as cargo_destination, distance_km as cargo_distance, goods.name as kala_desc,
      weight_kg as kala_weight, rent_toman, driver_fee_rial, truck_count as announced, allocated,
      case when status = ${finished} then 0 else remaining end as remaining,
      case when status = ${finished} then remaining else 0 end as withdrawn,
      loaders.*,
      (select turns.number from permits join turns on turns.id = turn_id where cargo_id = loads.id and ${isCounted}
        order by issued_at desc, turns.number desc limit 1) as last_turn_number
    from (${movedSince(hallId, now, endedSince)}) loads join goods on goods.id = goods_id
    cross join lateral (
      select string_agg(full_name, '، ' order by loader_types.id) as loader_type_names,
        string_agg(coalesce(short_name, full_name), '، ' order by loader_types.id) as loader_short_names
      from cargo_loader_types join loader_types on loader_types.id = loader_type_id where cargo_id = loads.id
    ) loaders
    where (${isStanding}) or coalesce(finished_at, last_at) >= ${endedSince}
    order by (${isStanding}) desc, announced_at, loads.id`.execute(db)
  return rows.map(({ rentToman, driverFeeRial, ...load }) => ({
    ...load,
    netPayToman: computeNetPay(rentToman, driverFeeRial),
  }))
}

export async function showQueue(db: Db, hallId: number) {
  const { rows } = await sql<{ liveTurns: number; firstTurnNumber: number | null }>`
    select count(*)::int as live_turns, min(number) as first_turn_number
    from turns where hall_id = ${hallId} and status = 'live'`.execute(db)
  const [queue] = rows
  if (!queue) throw new Error('an aggregate gives one row')
  return queue
}

/** How many live turns went without a truck from a round. */
export async function countStaying(db: Db, roundId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct turn_id)::int as count from priorities join turns on turns.id = turn_id
    where round_id = ${roundId} and turns.status = 'live'`.execute(db)
  return rows[0]?.count ?? 0
}

/** Every hall whose log has begun, closed ones too, since theirs stays to be checked. */
export const listLoggedHalls = (db: Db) =>
  db
    .selectFrom('hallLogHeads')
    .innerJoin('halls', 'halls.id', 'hallLogHeads.hallId')
    .innerJoin('cities', 'cities.id', 'halls.cityId')
    .select(['halls.id as loadHallId', 'halls.name', 'cities.name as cityName'])
    .orderBy('halls.name')
    .orderBy('halls.id')
    .execute()

/** The live turn that came back to the queue last since then, or undefined. */
export const findReturned = (db: Db, hallId: number, since: Date) =>
  db
    .selectFrom('permits')
    .innerJoin('turns', 'turns.id', 'permits.turnId')
    .select(['turns.number as turnNumber', 'permits.turnReturnedAt as at'])
    .where('turns.hallId', '=', hallId)
    .where('turns.status', '=', 'live')
    .where('permits.turnReturnedAt', '>=', since)
    .orderBy('permits.turnReturnedAt', 'desc')
    .limit(sql.lit(1))
    .executeTakeFirst()
