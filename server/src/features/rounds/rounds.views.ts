import { reasonSentence } from '@bargah/contract/features/rounds/rounds.text.ts'
import { priorityStatus } from '@bargah/contract/features/rounds/rounds.states.ts'
import type { PriorityRow, RoundRow } from '@bargah/contract/features/rounds/rounds.schema.ts'
import { clockTime, jalaliDate } from '@bargah/contract/kernel/dates.ts'
import type { Session } from '../../kernel/call.ts'
import type { Db } from '../../kernel/database.ts'
import { sql } from '../../kernel/sql.ts'
import type { SqlFields } from '../../kernel/sql-list.ts'
import { sqlList } from '../../kernel/sql-list-source.ts'
import { cargoScope } from '../cargos/cargos.api.ts'
import { computeNetPay } from '../cargos/cargos.rules.ts'

const selectPriorities = (db: Db) =>
  db
    .selectFrom('priorities')
    .innerJoin('turns', 'turns.id', 'priorities.turnId')
    .innerJoin('drivers', 'drivers.id', 'turns.driverId')
    .innerJoin('cargos', 'cargos.id', 'priorities.cargoId')
    .innerJoin('goods', 'goods.id', 'cargos.goodsId')
    .leftJoin('permits', 'permits.priorityId', 'priorities.id')
    .select(['priorities.id', 'priorities.roundId', 'priorities.turnId', 'priorities.cargoId'])
    .select(['priorities.rank', 'priorities.filedAt', 'priorities.status', 'priorities.reason'])
    .select(['priorities.winningTurnNumber', 'priorities.endedAt', 'turns.number', 'turns.takenAt'])
    .select(['drivers.firstName', 'drivers.lastName', 'cargos.origin', 'cargos.destination'])
    .select(['cargos.rentToman', 'cargos.driverFeeRial', 'cargos.truckCount', 'goods.name as goodsName'])
    .select('permits.id as permitId')
type Read = Awaited<ReturnType<ReturnType<typeof selectPriorities>['execute']>>[number]

function present(row: Read): PriorityRow {
  const { reason } = row
  const facts = { winningTurnNumber: row.winningTurnNumber, trucks: row.truckCount }
  return {
    id: row.id,
    roundId: row.roundId,
    driverTurnId: row.turnId,
    turnNumber: row.number,
    cargoId: row.cargoId,
    priority: row.rank,
    date: jalaliDate(row.filedAt),
    time: clockTime(row.filedAt),
    filedAt: row.filedAt.toISOString(),
    turnDate: jalaliDate(row.takenAt),
    turnTime: clockTime(row.takenAt),
    driverName: `${row.firstName} ${row.lastName}`,
    status: row.status,
    reason,
    reasonText: reason && reasonSentence(reason, facts),
    winningTurnNumber: row.winningTurnNumber,
    endedAt: row.endedAt?.toISOString() ?? null,
    cargoSource: row.origin,
    cargoDestination: row.destination,
    cargoRent: row.rentToman,
    netPayToman: computeNetPay(row.rentToman, row.driverFeeRial),
    kalaDesc: row.goodsName,
    freighterNumber: row.truckCount,
    reserveId: row.permitId,
  }
}

/** A turn's choices, best first; `all` = the ended ones too, the latest round first. */
export async function listPrioritiesOfTurn(db: Db, turnId: number, all: boolean): Promise<PriorityRow[]> {
  let query = selectPriorities(db).where('priorities.turnId', '=', turnId)
  if (!all) query = query.where('priorities.status', '=', priorityStatus.waiting)
  const rows = await query.orderBy('priorities.roundId', 'desc').orderBy('priorities.rank').execute()
  return rows.map(present)
}

/** A cargo's choices by turn number, the latest round first. */
export async function listPrioritiesOfCargo(db: Db, cargoId: number): Promise<PriorityRow[]> {
  const query = selectPriorities(db).where('priorities.cargoId', '=', cargoId)
  const rows = await query.orderBy('priorities.roundId', 'desc').orderBy('turns.number').execute()
  return rows.map(present)
}

/** One choice, or undefined. */
export async function showPriority(db: Db, priorityId: number): Promise<PriorityRow | undefined> {
  const row = await selectPriorities(db).where('priorities.id', '=', priorityId).executeTakeFirst()
  return row && present(row)
}

/** Whether a cargo is one that the session may look into. */
export async function maySeeCargo(db: Db, session: Session, cargoId: number): Promise<boolean> {
  const cargo = await db
    .selectFrom('cargos')
    .select('id')
    .where('id', '=', cargoId)
    .where(cargoScope(session))
    .executeTakeFirst()
  return cargo !== undefined
}

const selectRounds = (db: Db) =>
  db
    .selectFrom('rounds')
    .select(['rounds.id', 'rounds.hallId', 'rounds.opensAt', 'rounds.closesAt', 'rounds.settledAt'])
    .select((eb) => [
      eb
        .selectFrom('roundCargos')
        .whereRef('roundId', '=', 'rounds.id')
        .select((count) => count.fn.countAll<number>().as('n'))
        .as('cargoCount'),
      eb
        .selectFrom('priorities')
        .whereRef('roundId', '=', 'rounds.id')
        .select((count) => count.fn.countAll<number>().as('n'))
        .as('choiceCount'),
      eb
        .selectFrom('priorities')
        .whereRef('roundId', '=', 'rounds.id')
        .where('status', '=', priorityStatus.granted)
        .select((count) => count.fn.countAll<number>().as('n'))
        .as('grantedCount'),
    ])
type RoundRead = Awaited<ReturnType<ReturnType<typeof selectRounds>['execute']>>[number]

const presentRound = (row: RoundRead) => ({
  id: row.id,
  loadHallId: row.hallId,
  opensAt: row.opensAt.toISOString(),
  closesAt: row.closesAt.toISOString(),
  settledAt: row.settledAt?.toISOString() ?? null,
  cargoCount: row.cargoCount ?? 0,
  choiceCount: row.choiceCount ?? 0,
  grantedCount: row.grantedCount ?? 0,
})

const roundFields: SqlFields<RoundRow> = {
  id: 'rounds.id',
  loadHallId: 'rounds.hallId',
  opensAt: 'rounds.opensAt',
  closesAt: 'rounds.closesAt',
  settledAt: 'rounds.settledAt',
  cargoCount: sql`(select count(*) from round_cargos where round_id = rounds.id)`,
  choiceCount: sql`(select count(*) from priorities where round_id = rounds.id)`,
  grantedCount: sql`(select count(*) from priorities where round_id = rounds.id and status = ${sql.lit(priorityStatus.granted)})`,
}

/** A hall's rounds, the latest first. */
export const listRounds = (db: Db, hallId: number) =>
  sqlList({
    db,
    found: (within) => within.selectFrom('rounds').where('rounds.hallId', '=', hallId),
    id: 'rounds.id',
    fields: roundFields,
    order: [sql`rounds.opens_at desc`],
    idDescends: true,
    read: readRounds,
  })

async function readRounds(db: Db, ids: number[]): Promise<RoundRow[]> {
  const rows = await selectRounds(db).where('rounds.id', '=', sql<number>`any(${ids}::int[])`).execute()
  return rows.map(presentRound)
}

/** The settled round in which the driver had choices last, with his turn and its hall; undefined when there is none. */
export async function showLastRound(db: Db, driverId: number) {
  const last = await db
    .selectFrom('priorities')
    .innerJoin('turns', 'turns.id', 'priorities.turnId')
    .innerJoin('rounds', 'rounds.id', 'priorities.roundId')
    .innerJoin('halls', 'halls.id', 'rounds.hallId')
    .select(['rounds.id as roundId', 'turns.id as turnId', 'turns.number', 'halls.name as hallName'])
    .where('turns.driverId', '=', driverId)
    .where('rounds.settledAt', 'is not', null)
    .orderBy('rounds.settledAt', 'desc')
    .limit(sql.lit(1))
    .executeTakeFirst()
  if (!last) return undefined
  const round = presentRound(
    await selectRounds(db).where('rounds.id', '=', last.roundId).executeTakeFirstOrThrow(),
  )
  const choices = await selectPriorities(db)
    .where('priorities.turnId', '=', last.turnId)
    .where('priorities.roundId', '=', last.roundId)
    .orderBy('priorities.rank')
    .orderBy('priorities.id')
    .execute()
  return { round, turnNumber: last.number, hallName: last.hallName, choices: choices.map(present) }
}
