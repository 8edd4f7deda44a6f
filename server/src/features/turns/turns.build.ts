import { longAgo } from '../../../test/plain.ts'
import { addRow, setRow } from '../../../test/rows.ts'
import type { Db } from '../../kernel/database.ts'
import { signedIn } from '../auth/auth.build.ts'

/** Who stands in a queue: a driver and his truck. */
type Queuing = { id: number; driverFreighterId: number; freighter: { id: number } }

/** A live turn of a driver at a hall with the hall's next number, on the driver's current truck. */
export async function buildTurn(
  db: Db,
  hallId: number,
  driver: Queuing,
  given: Partial<{ takenAt: Date; expiresAt: Date; takenBy: number }> = {},
) {
  const { lastTurnNumber } = await db
    .updateTable('halls')
    .set((eb) => ({ lastTurnNumber: eb('lastTurnNumber', '+', 1) }))
    .where('id', '=', hallId)
    .returning('lastTurnNumber')
    .executeTakeFirstOrThrow()
  const takenBy = given.takenBy ?? (await signedIn(db, 'LoadHallAdmin', { hallId })).userId
  return addRow(db, 'turns', {
    hallId,
    number: lastTurnNumber,
    driverId: driver.id,
    freighterId: driver.freighter.id,
    driverFreighterId: driver.driverFreighterId,
    isNative: false,
    status: 'live',
    takenAt: longAgo,
    ...given,
    takenBy,
  })
}

export const buildEndedTurn = (db: Db, turnId: number, endedAt = new Date()) =>
  setRow(db, 'turns', turnId, { status: 'used', endedAt })

type Past = { takenAt: Date; hours: number; status?: 'used' | 'expired' | 'cancelled'; ahead?: number }

/** Turns that a driver had in a hall with his truck and that ended, as many hours after they were taken; none was ahead of them unless said. */
export async function buildPastTurns(
  db: Db,
  hallId: number,
  driver: Queuing,
  past: readonly Past[],
): Promise<void> {
  for (const { takenAt, hours, status = 'used', ahead = 0 } of past) {
    const turn = await buildTurn(db, hallId, driver, { takenAt, takenBy: 1 })
    const endedAt = new Date(takenAt.getTime() + hours * 3_600_000)
    await setRow(db, 'turns', turn.id, { status, endedAt })
    await buildStart(db, turn, ahead)
  }
}

/** Notes how a turn began, with the loader type that its truck has. */
export const buildStart = (db: Db, turn: { id: number }, ahead = 0) =>
  db
    .insertInto('turnStarts')
    .columns(['turnId', 'hallId', 'loaderTypeId', 'takenAt', 'ahead'])
    .expression((eb) =>
      eb
        .selectFrom('turns')
        .innerJoin('freighters', 'freighters.id', 'turns.freighterId')
        .select(['turns.id', 'hallId', 'loaderTypeId', 'takenAt', eb.val(ahead).as('ahead')])
        .where('turns.id', '=', turn.id),
    )
    .execute()
