import { priorityTable, requestTable, roundTable } from '@bargah/contract/features/rounds/rounds.columns.ts'
import { PriorityRow, RequestRow, RoundRow } from '@bargah/contract/features/rounds/rounds.schema.ts'
import { type PriorityReason, priorityStatus } from '@bargah/contract/features/rounds/rounds.states.ts'
import { reasonSentence } from '@bargah/contract/features/rounds/rounds.text.ts'
import type { Db } from '../../kernel/database.ts'
import { sharedRead } from '../../kernel/shared-read.ts'
import { sql } from '../../kernel/sql.ts'
import { computed, equals, isAnyOf } from '../../kernel/sql-parts.ts'
import { sqlRows } from '../../kernel/sql-rows.ts'
import { cargoScope, officialRateRial } from '../cargos/cargos.api.ts'
import { plateFields } from '../drivers/drivers.api.ts'
import { findVoiding } from '../permits/permits.api.ts'
import { customerFields } from '../customers/customers.api.ts'
import { computeNetPay } from '@bargah/contract/features/cargos/pay.rules.ts'
import { cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import type { Session } from '../../kernel/call.ts'

/** A hall's settings and its open round, as decides when it gives out loads. */
export type HallStanding = {
  id: number
  name: string
  reservationLimitMinutes: number
  isActiveShowTime: boolean
  showMinutes: number[]
  opensAt: Date | null
  closesAt: Date | null
}
type HallWork = HallStanding & { liveTurns: number; choosers: number; cargoCount: number; trucksLeft: number }

/** The columns of a standing; its hall and its open round are joined beside them. */
const standing = sql`halls.id, halls.name, reservation_limit_minutes, is_active_show_time, rounds.opens_at, rounds.closes_at,
  array(select minute_of_day from hall_show_times
    where hall_id = halls.id and hall_show_times.is_active order by minute_of_day) as show_minutes`
const openRound = sql`left join rounds on rounds.hall_id = halls.id and rounds.settled_at is null`

/** Of every hall that works: how it stands, its queue and the loads that look for trucks; one statement for all. */
export async function listStandings(db: Db): Promise<HallWork[]> {
  const { rows } = await sql<HallWork>`
    select ${standing}, coalesce(live_turns, 0) as live_turns, coalesce(choosers, 0) as choosers,
      coalesce(cargo_count, 0) as cargo_count, coalesce(trucks_left, 0) as trucks_left
    from halls ${openRound}
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

// their texts, not parameters, so that the partial indexes fit
const sending = sql.lit(cargoStatus.sending)
const waiting = sql.lit(priorityStatus.waiting)

type OwnLoads = { cargoCount: number; trucksLeft: number; requestCount: number; unwantedCount: number }

/** The halls in which a caller has loads that look for trucks, and how many; one statement for all. */
export async function listOwnStandings(db: Db, session: Session): Promise<(HallStanding & OwnLoads)[]> {
  const { rows } = await sql<HallStanding & OwnLoads>`
    select ${standing}, cargo_count, trucks_left, request_count, unwanted_count from (
      select hall_id, count(*)::int as cargo_count, sum(remaining)::int as trucks_left,
        sum(requests)::int as request_count, (count(*) filter (where requests = 0 and is_in_round))::int as unwanted_count
      from cargos
      cross join lateral (
        select count(*) as requests from priorities where cargo_id = cargos.id and status = ${waiting}) asked
      cross join lateral (
        select exists (select from round_cargos join rounds on rounds.id = round_id
          where cargo_id = cargos.id and settled_at is null) as is_in_round) listed
      where cargos.status = ${sending} and is_hall and remaining > 0 and ${cargoScope(session)}
      group by hall_id) as own
    join halls on halls.id = own.hall_id ${openRound}
    order by halls.id`.execute(db)
  return rows
}

type Ended = { reason: PriorityReason } & Parameters<typeof reasonSentence>[1]

const priorityRows = sqlRows(PriorityRow, priorityTable, {
  from: 'priorities',
  joins: {
    turns: 'priorities.turnId',
    drivers: 'turns.driverId',
    cargos: 'priorities.cargoId',
    goods: 'cargos.goodsId',
    companies: 'cargos.companyId',
  },
  fields: {
    id: 'priorities.id',
    roundId: 'priorities.roundId',
    driverTurnId: 'priorities.turnId',
    turnNumber: 'turns.number',
    cargoId: 'priorities.cargoId',
    priority: 'priorities.rank',
    date: 'priorities.filedAt',
    time: 'priorities.filedAt',
    filedAt: 'priorities.filedAt',
    byStaff: { sql: sql`(select driver_id is null from users where id = priorities.filed_by)` },
    turnDate: 'turns.takenAt',
    turnTime: 'turns.takenAt',
    driverName: { sql: sql`drivers.first_name || ' ' || drivers.last_name`, needs: ['drivers'] },
    status: 'priorities.status',
    reason: 'priorities.reason',
    reasonText: {
      sql: sql`case when priorities.reason is not null then json_build_object('reason', priorities.reason,
        'winningTurnNumber', winning_turn_number, 'trucks', truck_count, 'finishReason', finish_reason, 'given',
        (select count(*) from permits where permits.round_id = priorities.round_id
          and permits.cargo_id = priorities.cargo_id)) end`,
      needs: ['cargos'],
      present: ({ reason, ...facts }: Ended) => reasonSentence(reason, facts),
    },
    winningTurnNumber: 'priorities.winningTurnNumber',
    endedAt: 'priorities.endedAt',
    cargoSource: 'cargos.origin',
    cargoDestination: 'cargos.destination',
    cargoRent: 'cargos.rentToman',
    netPayToman: computed(['cargos.rentToman', 'cargos.driverFeeRial'], computeNetPay),
    driverFeeRial: 'cargos.driverFeeRial',
    cargoDistance: 'cargos.distanceKm',
    kalaWeight: 'cargos.weightKg',
    officialRateRial,
    kalaDesc: 'goods.name',
    transportationCompanyName: 'companies.name',
    ...customerFields,
    freighterNumber: 'cargos.truckCount',
    reserveId: { sql: sql`(select id from permits where priority_id = priorities.id)` },
  },
})

const requestRows = sqlRows(RequestRow, requestTable, {
  ...priorityRows.source,
  joins: {
    ...priorityRows.source.joins,
    freighters: 'turns.freighterId',
    loaderTypes: 'freighters.loaderTypeId',
  },
  fields: {
    ...priorityRows.source.fields,
    ...plateFields,
    loaderShortName: {
      sql: sql`coalesce(loader_types.short_name, loader_types.full_name)`,
      needs: ['loaderTypes'],
    },
  },
})

/** A turn's choices, best first; `all` = the ended ones too, the latest round first. */
export const listPrioritiesOfTurn = (db: Db, turnId: number, all: boolean): Promise<PriorityRow[]> =>
  priorityRows.all(db, {
    where: [
      equals('priorities.turnId', turnId),
      all ? undefined : equals('priorities.status', priorityStatus.waiting),
    ],
    order: ['-priorities.roundId', 'priorities.rank'],
  })

/** A cargo's choices by turn number, the latest round first. */
export const listPrioritiesOfCargo = (db: Db, cargoId: number): Promise<RequestRow[]> =>
  requestRows.all(db, {
    where: [equals('priorities.cargoId', cargoId)],
    order: ['-priorities.roundId', 'turns.number'],
  })

/** One choice, or undefined. */
export const showPriority = (db: Db, priorityId: number): Promise<PriorityRow | undefined> =>
  priorityRows.one(db, [equals('priorities.id', priorityId)])

export const roundRows = sqlRows(RoundRow, roundTable, {
  from: 'rounds',
  joins: {},
  fields: {
    id: 'rounds.id',
    loadHallId: 'rounds.hallId',
    opensAt: 'rounds.opensAt',
    closesAt: 'rounds.closesAt',
    settledAt: 'rounds.settledAt',
    cargoCount: { sql: sql`(select count(*) from round_cargos where round_id = rounds.id)` },
    // as it grows it tells how long the list is that the public log has just seen sealed
    choiceCount: {
      sql: sql`case when settled_at is not null then (select count(*) from priorities where round_id = rounds.id) end`,
    },
    grantedCount: {
      sql: sql`(select count(*) from priorities
        where round_id = rounds.id and status = ${sql.lit(priorityStatus.granted)})`,
    },
  },
})

/** A hall's rounds, the latest first. */
export const listRounds = (db: Db, hallId: number) =>
  roundRows.list(db, { where: [equals('rounds.hallId', hallId)], order: ['-rounds.opensAt'] })

/** How a hall stands, and its last round, which may be the open one. */
export type LastStanding = HallStanding & {
  last: { opensAt: Date; closesAt: Date; settledAt: Date | null; grantedCount: number }
}

/** How each hall stands that works and has had a round, with the last one. */
export async function listLastStandings(db: Db): Promise<LastStanding[]> {
  type Row = HallStanding & {
    lastOpensAt: Date
    lastClosesAt: Date
    settledAt: Date | null
    grantedCount: number
  }
  const { rows } = await sql<Row>`
    select ${standing}, last_opens_at, last_closes_at, last.settled_at,
      (select count(*) from priorities where round_id = last.id and status = ${sql.lit(priorityStatus.granted)})::int
        as granted_count
    from halls ${openRound} cross join lateral
      (select id, opens_at as last_opens_at, closes_at as last_closes_at, settled_at
        from rounds where hall_id = halls.id order by opens_at desc limit 1) as last
    where halls.is_active order by halls.id`.execute(db)
  return rows.map(({ lastOpensAt, lastClosesAt, settledAt, grantedCount, ...hall }) => ({
    ...hall,
    last: { opensAt: lastOpensAt, closesAt: lastClosesAt, settledAt, grantedCount },
  }))
}

/** The settled round in which a driver had choices last, with his turn and its hall. */
const findLastRound = (db: Db, driverId: number) =>
  db
    .selectFrom('priorities')
    .innerJoin('turns', 'turns.id', 'priorities.turnId')
    .innerJoin('freighters', 'freighters.id', 'turns.freighterId')
    .innerJoin('loaderTypes', 'loaderTypes.id', 'freighters.loaderTypeId')
    .innerJoin('rounds', 'rounds.id', 'priorities.roundId')
    .innerJoin('halls', 'halls.id', 'rounds.hallId')
    .select([
      'rounds.id as roundId',
      'turns.id as turnId',
      'turns.number as turnNumber',
      'halls.name as hallName',
      'loaderTypes.fullName as loaderTypeName',
    ])
    .where('turns.driverId', '=', driverId)
    .where('rounds.settledAt', 'is not', null)
    .orderBy('rounds.settledAt', 'desc')
    .limit(sql.lit(1))
    .executeTakeFirst()

/** All choices of a round are counted for it: once for all its drivers who look at one moment, when it is split. */
const showRound = sharedRead(async (db, roundIds: readonly number[]) => {
  const rows = await roundRows.all(db, {
    where: [isAnyOf('rounds.id', [...new Set(roundIds)])],
    order: ['rounds.id'],
  })
  const rounds = new Map(rows.map((row) => [row.id, row]))
  return roundIds.map((id) => rounds.get(id))
})

/**
 * The settled round in which the driver had choices last, with his turn, its hall and what `tellCode` says of it; undefined when
 * there is none.
 */
export async function showLastRound<Code>(
  db: Db,
  driverId: number,
  tellCode: (roundId: number) => Promise<Code>,
) {
  const last = await findLastRound(db, driverId)
  if (!last) return undefined
  const { roundId, turnId, ...turn } = last
  const [round, choices, ledgerCode] = await Promise.all([
    showRound(db, roundId),
    priorityRows.all(db, {
      where: [equals('priorities.turnId', turnId), equals('priorities.roundId', roundId)],
      order: ['priorities.rank', 'priorities.id'],
    }),
    tellCode(roundId),
  ])
  if (!round) throw new Error(`round ${roundId} is gone`)
  const permitId = choices.find(({ reason }) => reason === 'granted')?.reserveId ?? null
  const voided = permitId === null ? null : await findVoiding(db, permitId)
  return { round, ...turn, choices, ledgerCode, voided }
}
