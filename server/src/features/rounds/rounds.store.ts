import { openPermitStatuses } from '@bargah/contract/features/permits/permits.states.ts'
import {
  type PriorityReason,
  statusOfReason,
  priorityStatus,
} from '@bargah/contract/features/rounds/rounds.states.ts'
import type { TurnStatus } from '@bargah/contract/features/turns/turns.states.ts'
import { compiledFirst, compiledHas, compiledOnce } from '../../kernel/compiled-once.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import { literals, manyNumbers, sql, toArray, toKeys } from '../../kernel/sql.ts'
import { issuesWaybillsAtOnce } from '../company-settings/company-settings.api.ts'

// its text, not a parameter, so that the partial indexes of what waits fit
const waiting = sql.lit(priorityStatus.waiting)

/** The round of a hall that is not settled yet, or undefined. */
export const findOpenRound = compiledFirst((db: Db, hallId: number) =>
  db.selectFrom('rounds').selectAll().where('hallId', '=', hallId).where('settledAt', 'is', null),
)
export type Round = NonNullable<Awaited<ReturnType<typeof findOpenRound>>>

/** A turn that somebody chooses for, with what says how its hall takes a choice now; undefined when there is none. */
export const findTurnToChoose = compiledFirst((db: Db, turnId: number) =>
  db
    .selectFrom('turns')
    .innerJoin('halls', 'halls.id', 'turns.hallId')
    .select(['turns.hallId', 'turns.number', 'turns.driverId', 'turns.freighterId'])
    .select(['halls.reservationLimitMinutes', 'halls.isActiveShowTime'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('rounds')
          .select('rounds.id')
          .whereRef('rounds.hallId', '=', 'turns.hallId')
          .where('rounds.settledAt', 'is', null),
      )
        .$castTo<boolean>()
        .as('isRoundOpen'),
    )
    .where('turns.id', '=', turnId),
)
export type TurnToChoose = NonNullable<Awaited<ReturnType<typeof findTurnToChoose>>>

export const findRound = (db: Db | Tx, roundId: number): Promise<Round | undefined> =>
  db.selectFrom('rounds').selectAll().where('id', '=', roundId).executeTakeFirst()

type NewRound = { hallId: number; opensAt: Date; closesAt: Date }

/** Opens a round over the given cargos. Out: its id. */
export async function insertRound(
  tx: Tx,
  round: NewRound,
  cargos: readonly { id: number; remaining: number }[],
): Promise<number> {
  const { id } = await tx.insertInto('rounds').values(round).returning('id').executeTakeFirstOrThrow()
  const rows = cargos.map((cargo) => ({
    roundId: id,
    cargoId: cargo.id,
    remainingAtOpening: cargo.remaining,
  }))
  await tx.insertInto('roundCargos').values(rows).execute()
  return id
}

/** Whether a cargo is in the round of a hall that is not settled yet. */
export const isInOpenRound = compiledHas((tx: Db, hallId: number, cargoId: number) =>
  tx
    .selectFrom('rounds')
    .innerJoin('roundCargos', 'roundCargos.roundId', 'rounds.id')
    .select('cargoId')
    .where('hallId', '=', hallId)
    .where('settledAt', 'is', null)
    .where('cargoId', '=', cargoId),
)

export async function listCargoIds(db: Db | Tx, roundId: number): Promise<number[]> {
  const rows = await db.selectFrom('roundCargos').select('cargoId').where('roundId', '=', roundId).execute()
  return rows.map(({ cargoId }) => cargoId)
}

export const setRoundSettled = (tx: Tx, roundId: number, at: Date) =>
  tx.updateTable('rounds').set({ settledAt: at }).where('id', '=', roundId).execute()

export async function hasNeverBeenOffered(tx: Tx, cargoIds: readonly number[]): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from unnest(${[...cargoIds]}::int[]) as offered (id)
      where not exists (select from round_cargos where cargo_id = offered.id)) as found`.execute(tx)
  return rows[0]?.found === true
}

/** Rounds that should be split by now, the earliest first. */
export const listDueRounds = (db: Db, now: Date) =>
  db
    .selectFrom('rounds')
    .select(['id', 'hallId'])
    .where('settledAt', 'is', null)
    .where('closesAt', '<=', now)
    .orderBy('closesAt')
    .execute()

/** Halls that open rounds and have none open now. */
export const listIdleHalls = (db: Db) =>
  db
    .selectFrom('halls')
    .select('id')
    .where('isActive', '=', true)
    .where('reservationLimitMinutes', '>', 0)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('rounds')
            .select('rounds.id')
            .whereRef('rounds.hallId', '=', 'halls.id')
            .where('settledAt', 'is', null),
        ),
      ),
    )
    .orderBy('id')
    .execute()

export const setLastShow = (tx: Tx, hallId: number, at: Date) =>
  tx.updateTable('halls').set({ lastShowAt: at }).where('id', '=', hallId).execute()

type NewPriorities = {
  roundId: number
  turnId: number
  /** Best first. */
  cargoIds: readonly number[]
  filedBy: number
  filedAt: Date
  latitude: number | null
  longitude: number | null
  awayKm: number | null
}
type Placed = { id: number; cargoId: number; rank: number }

/** Adds choices at the end of the turn's list, in their order. Out: their ids and places. */
export async function insertPriorities(tx: Tx, priorities: NewPriorities): Promise<Placed[]> {
  const { roundId, turnId, cargoIds, filedBy, filedAt, latitude, longitude, awayKm } = priorities
  const at = [latitude, longitude, awayKm] as const
  const placed = await insertLast(tx, turnId, roundId, cargoIds, filedBy, filedAt, ...at)
  return placed.toSorted((a, b) => a.rank - b.rank)
}

const insertLast = compiledOnce(
  (
    _: Db,
    turnId: number,
    roundId: number,
    cargoIds: readonly number[],
    filedBy: number,
    filedAt: Date,
    latitude: number | null,
    longitude: number | null,
    awayKm: number | null,
  ) => sql<Placed>`
    insert into priorities
      (turn_id, round_id, cargo_id, filed_by, filed_at, latitude, longitude, away_km, status, rank)
    select ${turnId}, ${roundId}, cargo_id, ${filedBy}, ${filedAt}, ${latitude}, ${longitude}, ${awayKm}, ${waiting},
      place::int + (select coalesce(max(rank), 0) from priorities where turn_id = ${turnId} and status = ${waiting})
    from unnest(${toArray(cargoIds, 'int')}) with ordinality as chosen (cargo_id, place)
    returning id, cargo_id, rank`,
)

/** A choice with its turn, hall and round, or undefined. */
export const findPriority = (db: Db | Tx, priorityId: number) =>
  db
    .selectFrom('priorities')
    .innerJoin('turns', 'turns.id', 'priorities.turnId')
    .innerJoin('rounds', 'rounds.id', 'priorities.roundId')
    .select(['priorities.id', 'priorities.turnId', 'priorities.cargoId', 'priorities.roundId'])
    .select(['priorities.status', 'turns.hallId', 'turns.driverId', 'turns.number as turnNumber'])
    .select(['rounds.closesAt', 'rounds.settledAt'])
    .where('priorities.id', '=', priorityId)
    .executeTakeFirst()

/** The waiting choices of a turn, best first, with their round. */
export const listWaiting = compiledOnce((db: Db, turnId: number) =>
  db
    .selectFrom('priorities')
    .innerJoin('rounds', 'rounds.id', 'priorities.roundId')
    .select(['priorities.id', 'priorities.cargoId', 'priorities.roundId'])
    .select(['rounds.closesAt', 'rounds.settledAt', 'rounds.sealedAt'])
    .where('turnId', '=', turnId)
    .where('status', '=', priorityStatus.waiting)
    .orderBy('rank'),
)

/** The waiting choices of cargos, their drivers and turns locked in the order of locks. The caller holds the halls exclusive. */
export async function lockWaitingOfCargos(tx: Tx, cargoIds: readonly number[]) {
  const select = tx
    .selectFrom('priorities')
    .innerJoin('turns', 'turns.id', 'priorities.turnId')
    .where('priorities.cargoId', 'in', cargoIds)
    .where('priorities.status', '=', waiting)
  const drivers = select.select('turns.driverId')
  await tx.selectFrom('drivers').select('id').where('id', 'in', drivers).orderBy('id').forUpdate().execute()
  return select
    .innerJoin('rounds', 'rounds.id', 'priorities.roundId')
    .select(['priorities.id', 'priorities.turnId', 'priorities.filedAt', 'priorities.roundId'])
    .select([
      'priorities.cargoId',
      'turns.number as turnNumber',
      'turns.driverId',
      'turns.expiresAt',
      'rounds.closesAt',
    ])
    .select('rounds.sealedAt')
    .orderBy('turns.id')
    .forUpdate('turns')
    .execute()
}

/** Gives the waiting choices of a turn the places 1, 2, … in the order of `ids`. */
export async function setRanks(tx: Tx, turnId: number, ids: readonly number[]): Promise<void> {
  await tx
    .updateTable('priorities')
    .set((eb) => ({ rank: eb.neg(eb.ref('rank')) }))
    .where('turnId', '=', turnId)
    .where('status', '=', priorityStatus.waiting)
    .execute()
  await sql`
    update priorities set rank = placed.rank
    from unnest(${[...ids]}::int[]) with ordinality as placed (id, rank)
    where priorities.id = placed.id`.execute(tx)
}

/** Gives the waiting choices of turns the places 1, 2, … in the order in which they stand. Out: the turns that have any. */
export async function closeGaps(tx: Tx, turnIds: readonly number[]): Promise<Set<number>> {
  // places are unique: all leave theirs before one is taken
  const [, rows] = await Promise.all([leavePlaces(tx, turnIds), takePlaces(tx, turnIds)])
  return new Set(rows.map(({ turnId }) => turnId))
}
const waitingOf = (turnIds: readonly number[]) =>
  sql`turn_id = any(${toKeys(turnIds)}) and status = ${waiting}`
const leavePlaces = compiledOnce(
  (_: Db, turnIds: readonly number[]) => sql`update priorities set rank = -rank where ${waitingOf(turnIds)}`,
)
const takePlaces = compiledOnce(
  (_: Db, turnIds: readonly number[]) => sql<{ turnId: number }>`
    with placed as (
      update priorities set rank = place.nr from (
        select id, row_number() over (partition by turn_id order by rank desc) as nr
        from priorities where ${waitingOf(turnIds)}) as place
      where priorities.id = place.id returning turn_id)
    select distinct turn_id from placed`,
)

type Ended = { priorityId: number; reason: PriorityReason; winningTurnNumber: number | null }

/** Ends choices, each with its one reason; the status follows from it. */
export async function setEnded(tx: Tx, ended: readonly Ended[], at: Date): Promise<void> {
  if (ended.length === 0) return
  const numbers = (of: (one: Ended) => number | null) => manyNumbers(ended.map(of), 'int')
  await sql`
    update priorities set status = ended.status, reason = ended.reason,
      winning_turn_number = ended.winner, ended_at = ${at}
    from unnest(${numbers((one) => one.priorityId)}, ${numbers((one) => statusOfReason[one.reason])},
      ${ended.map((one) => one.reason)}::text[], ${numbers((one) => one.winningTurnNumber)})
      as ended (id, status, reason, winner)
    where priorities.id = ended.id and priorities.status = ${waiting}`.execute(tx)
}

/** A turn's waiting choices in a round, best first: `[priorityId, cargoId, rank]` of each. */
export type RoundList = {
  turnId: number
  firstFiledAt: Date
  choices: [priorityId: number, cargoId: number, rank: number][]
}

/** The waiting lists of a round, by turn number. There may be 200,000 choices, which would be as many rows. */
export async function listRoundLists(tx: Tx, roundId: number): Promise<RoundList[]> {
  const { rows } = await sql<RoundList>`
    select turn_id, min(filed_at) as first_filed_at, json_agg(json_build_array(p.id, cargo_id, rank) order by rank) as choices
    from priorities p join turns on turns.id = turn_id
    where round_id = ${roundId} and p.status = ${waiting}
    group by turn_id, turns.number order by turns.number`.execute(tx)
  return rows
}

/** Whether more than so many choices of a round wait for its split. */
export async function hasMoreChoices(db: Db, roundId: number, than: number): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from (select from priorities where round_id = ${roundId} and status = ${waiting}
      limit ${than + 1}) one`.execute(db)
  return (rows[0]?.count ?? 0) > than
}

/** Locks the drivers behind a round's waiting choices, in the order of their ids; first after the hall. */
export async function lockRoundDrivers(tx: Tx, roundId: number): Promise<void> {
  await sql`
    select id from drivers where id in (
      select turns.driver_id from priorities join turns on turns.id = priorities.turn_id
      where priorities.round_id = ${roundId} and priorities.status = ${waiting})
    order by id for update`.execute(tx)
}

/** The turns behind a round's waiting choices, locked, with what may stand in their way. */
export async function lockRoundTurns(tx: Tx, roundId: number) {
  const { rows } = await sql<{
    turnId: number
    number: number
    status: TurnStatus
    expiresAt: Date | null
    driverId: number
    freighterId: number
    driverFreighterId: number
    driverIsActive: boolean
    hasOpenPermit: boolean
  }>`
    select turns.id as turn_id, number, status, expires_at, driver_id, freighter_id, driver_freighter_id,
      drivers.is_active as driver_is_active,
      exists (select from permits where status in (${literals(openPermitStatuses)})
        and (permits.driver_id = turns.driver_id or permits.freighter_id = turns.freighter_id)) as has_open_permit
    from turns join drivers on drivers.id = turns.driver_id
    where turns.id in (select turn_id from priorities where round_id = ${roundId} and status = ${waiting})
    order by turns.id for update of turns`.execute(tx)
  return rows
}
export type RoundTurn = Awaited<ReturnType<typeof lockRoundTurns>>[number]

/** The cargos of a round, locked, with what a permit takes from each. */
export const lockRoundCargos = (tx: Tx, roundId: number) =>
  tx
    .selectFrom('cargos')
    .innerJoin('companies', 'companies.id', 'cargos.companyId')
    .select(['cargos.id', 'cargos.status', 'cargos.remaining', 'cargos.truckCount', 'cargos.companyId'])
    .select(['cargos.driverFeeRial', 'cargos.companyFeeRial', 'cargos.commissionRial'])
    .select(issuesWaybillsAtOnce.as('instantBill'))
    .where('cargos.id', 'in', (eb) =>
      eb.selectFrom('roundCargos').select('roundCargos.cargoId').where('roundId', '=', roundId),
    )
    .orderBy('cargos.id')
    .forUpdate('cargos')
    .execute()
export type RoundCargo = Awaited<ReturnType<typeof lockRoundCargos>>[number]

type MovedExpiry = { turnId: number; expiresAt: Date }

/** Moves many turns' expiry at once. */
export async function setExpiries(tx: Tx, moved: readonly MovedExpiry[]): Promise<void> {
  if (moved.length === 0) return
  await sql`
    update turns set expires_at = moved.at
    from unnest(${moved.map((one) => one.turnId)}::int[], ${moved.map((one) => one.expiresAt)}::timestamptz[])
      as moved (id, at)
    where turns.id = moved.id`.execute(tx)
}
