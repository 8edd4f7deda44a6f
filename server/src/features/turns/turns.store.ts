import type { TurnEnding, TurnStatus } from '@bargah/contract/features/turns/turns.states.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import { sql } from '../../kernel/sql.ts'

/** A turn with the loader type of its truck. `expiresAt` null = never. */
export type Turn = {
  id: number
  hallId: number
  number: number
  driverId: number
  freighterId: number
  driverFreighterId: number
  loaderTypeId: number
  isNative: boolean
  status: TurnStatus
  takenAt: Date
  expiresAt: Date | null
}

const selectTurns = (db: Db | Tx) =>
  db
    .selectFrom('turns')
    .innerJoin('freighters', 'freighters.id', 'turns.freighterId')
    .select(['turns.id', 'turns.hallId', 'turns.number', 'turns.driverId', 'turns.freighterId'])
    .select(['turns.driverFreighterId', 'freighters.loaderTypeId', 'turns.isNative', 'turns.takenAt'])
    .select(['turns.expiresAt', 'turns.status'])
    .$narrowType<{ status: TurnStatus }>()

/** A turn by its id, or undefined. */
export const findTurn = (db: Db | Tx, id: number): Promise<Turn | undefined> =>
  selectTurns(db).where('turns.id', '=', id).executeTakeFirst()

/** The live turn of a driver, at whichever hall, or undefined. */
export const findLiveTurnOfDriver = (db: Db | Tx, driverId: number): Promise<Turn | undefined> =>
  selectTurns(db).where('turns.driverId', '=', driverId).where('status', '=', 'live').executeTakeFirst()

/** A turn, its row locked until the transaction ends: after the hall and the driver, before cargo. */
export const lockTurn = (tx: Tx, id: number): Promise<Turn | undefined> =>
  selectTurns(tx).where('turns.id', '=', id).forUpdate('turns').executeTakeFirst()

type Ending = { status: TurnEnding; at: Date }

/** Ends a live turn that the caller has locked; throws when it lives no more. */
export const endTurn = (tx: Tx, { turnId, ...ending }: Ending & { turnId: number }): Promise<void> =>
  endTurns(tx, { turnIds: [turnId], ...ending })

/** Ends live turns that the caller has locked, all in one statement; throws when one of them lives no more. */
export async function endTurns(
  tx: Tx,
  { turnIds, status, at }: Ending & { turnIds: readonly number[] },
): Promise<void> {
  if (turnIds.length === 0) return
  const { numUpdatedRows } = await tx
    .updateTable('turns')
    .set({ status, endedAt: at })
    .where(sql<boolean>`id = any(${[...turnIds]}::int[])`)
    .where('status', '=', 'live')
    .executeTakeFirstOrThrow()
  if (numUpdatedRows !== BigInt(turnIds.length)) throw new Error('a turn that is not live cannot end')
}

type NewTurn = Omit<Turn, 'id' | 'loaderTypeId' | 'status'> & { takenBy: number }

/** Writes a live turn. Out: its id. */
export async function insertTurn(tx: Tx, turn: NewTurn): Promise<number> {
  const { id } = await tx
    .insertInto('turns')
    .values({ ...turn, status: 'live' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Live turns whose time is over and that have no waiting choice: one with a choice waits for the split. */
const isOverdue = (now: Date) => sql<boolean>`turns.status = 'live' and turns.expires_at <= ${now}
  and not exists (select from priorities p where p.turn_id = turns.id and p.status = 1)`

/** The halls that have overdue turns. */
export async function listHallsWithOverdueTurns(db: Db, now: Date): Promise<number[]> {
  const rows = await db.selectFrom('turns').select('hallId').distinct().where(isOverdue(now)).execute()
  return rows.map((row) => row.hallId)
}

/** Ends the overdue turns of a hall that the caller holds alone. Out: their numbers, in order. */
export async function expireTurns(tx: Tx, hallId: number, now: Date): Promise<number[]> {
  const rows = await tx
    .updateTable('turns')
    .set({ status: 'expired', endedAt: now })
    .where('hallId', '=', hallId)
    .where(isOverdue(now))
    .returning('number')
    .execute()
  return rows.map((row) => row.number).sort((a, b) => a - b)
}
