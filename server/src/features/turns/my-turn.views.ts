import { cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import { sharedRead } from '../../kernel/shared-read.ts'
import { sql, toKeys } from '../../kernel/sql.ts'
import { findTruckOf, isNextRound, isOfferedTo, mayCarry, needsTurn } from '../cargos/cargos.api.ts'
import { computeNextShowTime } from '../halls/show-times.rules.ts'
import { permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { dayMs } from '@bargah/contract/kernel/durations.ts'
import { voidingOf } from '../permits/permits.rules.ts'
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
      left join companies on companies.id = cargos.company_id
    where not cargos.is_hall and halls.is_active is not false and ${isHis} and not ${needsTurn}`.execute(db)
  return {
    loaderTypeName: truck?.loaderTypeName ?? null,
    freeLoads: free[0]?.count ?? 0,
    lost: await findLost(db, session.driverId, now),
    halls: halls.map((hall) => ({
      ...hall,
      roundOpensAt: hall.roundOpensAt && isoInstant(hall.roundOpensAt),
    })),
  }
}

type Lost = NonNullable<HallsForDriver['lost']>
type LostRow = Omit<Lost, 'voiding'> & Parameters<typeof voidingOf>[0]

/** What others took of a driver within a day, the last of it, unless he took a turn or got a load after it; null when nothing. */
async function findLost(db: Db, driverId: number, now: Date): Promise<Lost | null> {
  const since = new Date(now.getTime() - dayMs)
  const { rows } = await sql<LostRow>`
    with own_turns as materialized (select * from turns where driver_id = ${driverId}),
      own_permits as materialized (select * from permits where driver_id = ${driverId})
    select kind, id, number, place, why, role, company_name, driver_fee_rial, turn_number, turn_returned_at from (
      select 'turn' as kind, own_turns.id, number, halls.name as place, end_reason as why, ended_at as at, null::text as role,
        null::text as company_name, null::bigint as driver_fee_rial, null::int as turn_number, null::timestamptz as turn_returned_at
      from own_turns join halls on halls.id = hall_id
      where own_turns.status = 'ended_by_staff' and ended_at > ${since}
      union all
      select 'permit', own_permits.id, own_permits.id, destination, void_reason, voided_at, users.role,
        companies.name, own_permits.driver_fee_rial, own_turns.number, turn_returned_at
      from own_permits join cargos on cargos.id = cargo_id join companies on companies.id = own_permits.company_id
      left join own_turns on own_turns.id = own_permits.turn_id
      cross join lateral (select at as voided_at, by_user from permit_events
        where permit_id = own_permits.id and permit_events.status = ${sql.lit(permitStatus.voided)}
        order by permit_events.id desc limit 1) as voiding
      left join users on users.id = by_user
      where users.driver_id is distinct from ${driverId} and own_permits.status = ${sql.lit(permitStatus.voided)} and voided_at > ${since}
    ) as lost
    where not exists (select from own_turns where taken_at > lost.at)
      and not exists (select from own_permits where issued_at > lost.at)
    order by at desc limit 1`.execute(db)
  const [found] = rows
  if (!found) return null
  const { kind, id, number, place, why, ...voided } = found
  return { kind, id, number, place, why, voiding: kind === 'permit' ? voidingOf(voided) : null }
}

type Asked = { driverId: number; now: Date }

/** The live turn of a driver with its place in the queue and what its hall has for him, or null (rules 8.13). */
export const showMyTurn = sharedRead((db, asked: readonly Asked[]) => findMyTurns(db, asked))

type TurnRow = {
  driverId: number
  id: number
  number: number
  hallId: number
  hallName: string
  driverFreighterId: number
  loaderTypeName: string
  takenAt: Date
  expiresAt: Date | null
  isActiveShowTime: boolean
  reservationLimitMinutes: number
  salt: string | null
  liveTurns: number
  aheadOfMe: number
  announcedCount: number
  roundId: number | null
  opensAt: Date | null
  closesAt: Date | null
  showMinutes: number[]
}
export type MyTurnRow = ReturnType<typeof madeOf>

/**
 * The same for several, in their order, as of the latest moment that one of them names. A hall is counted once for all who stand
 * in it: they look at the same time, and a queue of thousands would be counted by each of its thousands.
 */
export async function findMyTurns(db: Db | Tx, asked: readonly Asked[]): Promise<(MyTurnRow | null)[]> {
  const now = new Date(Math.max(...asked.map((one) => one.now.getTime())))
  const { rows } = await sql<TurnRow>`
    with mine as materialized (
      select turns.*, freighters.loader_type_id from turns join freighters on freighters.id = turns.freighter_id
      where turns.status = 'live' and turns.driver_id = any(${toKeys(asked.map(({ driverId }) => driverId))})
    ), places as (
      select id, count(*) over (partition by hall_id) as live_turns,
        row_number() over (partition by hall_id order by number) - 1 as ahead_of_me
      from turns where status = 'live' and hall_id = any(array(select hall_id from mine))
    ), offers as (
      select cargos.hall_id, loader_type_id, count(*) as loads
      from cargos join cargo_loader_types on cargo_id = cargos.id
      where cargos.hall_id = any(array(select hall_id from mine)) and is_hall and status = ${sql.lit(cargoStatus.sending)}
        and announced_at <= ${now} and remaining > 0 and not ${isNextRound}
      group by cargos.hall_id, loader_type_id
    )
    select mine.driver_id, mine.id, mine.number, mine.hall_id, halls.name as hall_name, mine.driver_freighter_id,
      loader_types.full_name as loader_type_name, mine.taken_at, mine.expires_at, halls.is_active_show_time,
      halls.reservation_limit_minutes, turn_salts.salt, places.live_turns, places.ahead_of_me,
      coalesce(offers.loads, 0) as announced_count, rounds.id as round_id, rounds.opens_at, rounds.closes_at,
      array(select minute_of_day from hall_show_times where hall_id = mine.hall_id and is_active order by 1) as show_minutes
    from mine
    join places on places.id = mine.id
    join halls on halls.id = mine.hall_id
    join loader_types on loader_types.id = mine.loader_type_id
    left join turn_salts on turn_salts.turn_id = mine.id
    left join offers on offers.hall_id = mine.hall_id and offers.loader_type_id = mine.loader_type_id
    left join rounds on rounds.hall_id = mine.hall_id and rounds.settled_at is null and rounds.opens_at <= ${now}`.execute(
    db,
  )
  const turns = new Map(rows.map((row) => [row.driverId, madeOf(row, now)]))
  return asked.map(({ driverId }) => turns.get(driverId) ?? null)
}

function madeOf({ roundId, opensAt, closesAt, showMinutes, ...turn }: TurnRow, now: Date) {
  const round = roundId && opensAt && closesAt ? { id: roundId, opensAt, closesAt } : null
  const waitsForShow = !round && computeHallMode(turn) === 'show_times'
  return { ...turn, round, nextRoundAt: computeNextShowTime(waitsForShow ? showMinutes : [], now) }
}
