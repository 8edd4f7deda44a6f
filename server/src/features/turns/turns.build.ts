import { longAgo } from '../../../test/plain.ts'
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
  return db
    .insertInto('turns')
    .values({
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
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Uses a turn up. */
export const buildEndedTurn = (db: Db, turnId: number, endedAt = new Date()) =>
  db.updateTable('turns').set({ status: 'used', endedAt }).where('id', '=', turnId).execute()
