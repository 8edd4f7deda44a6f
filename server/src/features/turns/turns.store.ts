import { priorityStatus } from '@bargah/contract/features/rounds/rounds.states.ts'
import type { TurnEnding } from '@bargah/contract/features/turns/turns.states.ts'
import { compiledFirst, compiledOnce, mustBe } from '../../kernel/compiled-once.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import { didChange, sql } from '../../kernel/sql.ts'
import { numberingTurn } from '../halls/halls.api.ts'

const selectTurns = (db: Db | Tx) =>
  db
    .selectFrom('turns')
    .innerJoin('freighters', 'freighters.id', 'turns.freighterId')
    .select(['turns.id', 'turns.hallId', 'turns.number', 'turns.driverId', 'turns.freighterId'])
    .select(['turns.driverFreighterId', 'freighters.loaderTypeId', 'turns.isNative', 'turns.takenAt'])
    .select(['turns.expiresAt', 'turns.endedAt', 'turns.status'])

/** A turn with the loader type of its truck. `expiresAt` null = never. */
export type Turn = Awaited<ReturnType<ReturnType<typeof selectTurns>['executeTakeFirstOrThrow']>>

export const findTurn = compiledFirst((db: Db, id: number) => selectTurns(db).where('turns.id', '=', id))

/** The live turn of a driver, at whichever hall, or undefined. */
export const findLiveTurnOfDriver = compiledFirst((db: Db, driverId: number) =>
  selectTurns(db).where('turns.driverId', '=', driverId).where('status', '=', sql.lit('live')),
)

/** A turn, its row locked until the transaction ends: after the hall and the driver, before cargo. */
export const lockTurn = compiledFirst((tx: Db, id: number) =>
  selectTurns(tx).where('turns.id', '=', id).forUpdate('turns'),
)

/** `reason`: what the hall's staff said of it; `by`: who ended it by hand. */
type Ending = { status: TurnEnding; at: Date; reason?: string | undefined; by?: number | undefined }

/** Ends a live turn that the caller has locked; throws when it lives no more. */
export const endTurn = (tx: Tx, { turnId, ...ending }: Ending & { turnId: number }): Promise<void> =>
  endTurns(tx, { turnIds: [turnId], ...ending })

/** Ends live turns that the caller has locked, all in one statement; throws when one of them lives no more. */
export async function endTurns(
  tx: Tx,
  { turnIds, status, at, reason, by }: Ending & { turnIds: readonly number[] },
): Promise<void> {
  if (turnIds.length === 0) return
  const { numUpdatedRows } = await tx
    .updateTable('turns')
    .set({ status, endedAt: at, endedBy: by ?? null, ...(reason !== undefined && { endReason: reason }) })
    .where(sql<boolean>`id = any(${[...turnIds]}::int[])`)
    .where('status', '=', sql.lit('live'))
    .executeTakeFirstOrThrow()
  if (numUpdatedRows !== BigInt(turnIds.length)) throw new Error('a turn that is not live cannot end')
}

type Returned = { turnId: number; expiresAt: Date | null; endedAs?: 'used' | 'hall_closed' }

/** Puts an ended turn back in the queue, unless its driver or truck stands in one. Out: whether it is back. */
export const setReturned = (tx: Tx, { turnId, expiresAt, endedAs = 'used' }: Returned): Promise<boolean> =>
  didChange(
    tx
      .updateTable('turns')
      .set({ status: 'live', endedAt: null, endedBy: null, expiresAt })
      .where('id', '=', turnId)
      .where('status', '=', endedAs)
      .where(sql<boolean>`not exists (select from turns other where other.status = 'live'
        and (other.driver_id = turns.driver_id or other.freighter_id = turns.freighter_id))`),
  )

type NewTurn = Omit<Turn, 'id' | 'number' | 'status' | 'endedAt' | 'loaderTypeId'> & { takenBy: number }

/** Writes a live turn under its hall's next number. Out: its id and that number. */
export async function insertTurn(tx: Tx, turn: NewTurn): Promise<{ id: number; number: number }> {
  const { hallId, driverId, freighterId, driverFreighterId, isNative, takenAt, expiresAt, takenBy } = turn
  const who = [driverId, freighterId, driverFreighterId, isNative] as const
  return mustBe(await insertNumbered(tx, hallId, ...who, takenAt, expiresAt, takenBy))
}

const insertNumbered = compiledFirst(
  (
    tx: Db,
    hallId: number,
    driverId: number,
    freighterId: number,
    driverFreighterId: number,
    isNative: boolean,
    takenAt: Date,
    expiresAt: Date | null,
    takenBy: number,
  ) =>
    numberingTurn(tx, hallId)
      .insertInto('turns')
      .values(({ selectFrom }) => ({
        hallId,
        driverId,
        freighterId,
        driverFreighterId,
        isNative,
        takenAt,
        expiresAt,
        takenBy,
        number: selectFrom('numbered').select('lastTurnNumber'),
        status: 'live' as const,
      }))
      .returning(['id', 'number']),
)

type Start = {
  id: number
  hallId: number
  number: number
  loaderTypeId: number
  takenAt: Date
  salt: string
}

/**
 * Keeps how many of its loader type stood before a turn when it was taken, and the salt that binds its number to whose it is: for
 * its driver.
 */
export const insertTurnStart = (tx: Tx, { id, hallId, number, loaderTypeId, takenAt, salt }: Start) =>
  startTurn(tx, id, hallId, number, loaderTypeId, takenAt, salt)

const startTurn = compiledOnce(
  (_: Db, id: number, hallId: number, number: number, loaderTypeId: number, takenAt: Date, salt: string) =>
    sql`with salted as (insert into turn_salts (turn_id, salt) values (${id}, ${salt}))
    insert into turn_starts (turn_id, hall_id, loader_type_id, taken_at, ahead)
    select ${id}, ${hallId}, ${loaderTypeId}, ${takenAt}, count(*) from turns
      where turns.hall_id = ${hallId} and turns.status = 'live' and turns.number < ${number}
        -- truck by truck, by its key: a join may read all trucks there are
        and (select loader_type_id from freighters where id = turns.freighter_id) = ${loaderTypeId}`,
)

export async function countAhead(db: Db | Tx, hallId: number, number: number): Promise<number> {
  const { count } = await db
    .selectFrom('turns')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('hallId', '=', hallId)
    .where('status', '=', sql.lit('live'))
    .where('number', '<', number)
    .executeTakeFirstOrThrow()
  return count
}

/** Keeps the salt of a turn from before the logs. */
export const insertTurnSalt = (tx: Tx, turnId: number, salt: string) =>
  tx.insertInto('turnSalts').values({ turnId, salt }).execute()

/** Live turns whose time is over and that have no waiting choice: one with a choice waits for the split. */
export const isOverdue = (now: Date) => sql<boolean>`turns.status = 'live' and turns.expires_at <= ${now}
  and not exists (select from priorities p where p.turn_id = turns.id and p.status = ${sql.lit(priorityStatus.waiting)})`

/** Notes that the drivers of these turns are told of their end: those whose time is over by `until` and was two hours at least. */
export const setWarned = (tx: Tx, until: Date, now: Date) =>
  tx
    .updateTable('turns')
    .from('halls')
    .set({ warnedAt: now })
    .whereRef('halls.id', '=', 'turns.hallId')
    .where('turns.status', '=', 'live')
    .where('turns.warnedAt', 'is', null)
    .where('turns.expiresAt', '>', now)
    .where('turns.expiresAt', '<=', until)
    .where(sql<boolean>`turns.expires_at - turns.taken_at >= interval '2 hours'`)
    .returning(['turns.id', 'turns.number', 'turns.driverId', 'turns.expiresAt', 'halls.name as hallName'])
    .execute()

export async function listHallsWithOverdueTurns(db: Db, now: Date): Promise<number[]> {
  const rows = await db.selectFrom('turns').select('hallId').distinct().where(isOverdue(now)).execute()
  return rows.map((row) => row.hallId)
}

/** Who stands in a queue: a driver with his current truck or another, or the two that staff name. */
export type Asker =
  | { driverId: number; freighterId?: number | null }
  | { nationalId: string; freighterCardNumber: string }

export type Overdue = { id: number; hallId: number }

/** The overdue turns of a driver, and those in which his truck stands with whomever, in the order of their ids. */
export const listOverdueOf = (tx: Tx, asker: Asker, now: Date): Promise<Overdue[]> =>
  selectOverdueOf(tx, asker, now).execute()

/** The same, their rows locked: after the driver, before his truck. */
export const lockOverdueOf = (tx: Tx, asker: Asker, now: Date): Promise<Overdue[]> =>
  'driverId' in asker
    ? lockOverdueOfDriver(tx, asker.driverId, asker.freighterId ?? null, now)
    : selectOverdueOf(tx, asker, now).forUpdate('turns').execute()

const lockOverdueOfDriver = compiledOnce((tx: Db, driverId: number, freighterId: number | null, now: Date) =>
  selectOverdueOf(tx, { driverId, freighterId }, now).forUpdate('turns'),
)

function selectOverdueOf(tx: Db, asker: Asker, now: Date) {
  const [driverId, freighterId] =
    'driverId' in asker
      ? [
          sql`${asker.driverId}::int`,
          sql`coalesce(${asker.freighterId ?? null}::int, (
          select freighter_id from driver_freighters join drivers on current_driver_freighter_id = driver_freighters.id
          where drivers.id = ${asker.driverId}))`,
        ]
      : [
          sql`(select id from drivers where national_id = ${asker.nationalId})`,
          sql`(select id from freighters where card_number = ${asker.freighterCardNumber})`,
        ]
  // each by the index that lets it have one live turn; with an or, all turns are read where they are few, by a plan that is kept
  const his = sql<number>`((select id from turns where status = 'live' and driver_id = ${driverId}),
    (select id from turns where status = 'live' and freighter_id = ${freighterId}))`
  return tx
    .selectFrom('turns')
    .select(['id', 'hallId'])
    .where('id', 'in', his)
    .where(isOverdue(now))
    .orderBy('id')
}

/** Ends the live turns of a hall that is closed. Out: them in the order of their numbers. */
export async function setHallClosed(tx: Tx, hallId: number, at: Date) {
  const rows = await tx
    .updateTable('turns')
    .set({ status: 'hall_closed', endedAt: at })
    .where('hallId', '=', hallId)
    .where('status', '=', sql.lit('live'))
    .returning(['id', 'number', 'driverId'])
    .execute()
  return rows.toSorted((a, b) => a.number - b.number)
}

/** Marks the overdue turns of a hall expired, or those among `only`. Out: them in the order of their numbers. */
export async function setExpired(
  tx: Tx,
  { hallId, only }: { hallId: number; only: readonly number[] | null },
  now: Date,
) {
  const rows = await tx
    .updateTable('turns')
    .set({ status: 'expired', endedAt: now })
    .where('hallId', '=', hallId)
    .where(isOverdue(now))
    .$if(only !== null, (query) => query.where('id', '=', sql<number>`any(${[...(only ?? [])]}::int[])`))
    .returning(['id', 'number', 'driverId'])
    .execute()
  return rows.toSorted((a, b) => a.number - b.number)
}
