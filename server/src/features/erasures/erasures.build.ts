import { longAgo } from '../../../test/plain.ts'
import type { Db } from '../../kernel/database.ts'

const farAway = new Date('2100-01-01T00:00:00Z')

/** An open request to forget a driver. Out: its id. */
export async function buildErasure(
  db: Db,
  { driverId, askedBy }: { driverId: number; askedBy: number },
): Promise<number> {
  const { id } = await db
    .insertInto('erasures')
    .values({ driverId, askedBy, askedAt: longAgo, reason: 'خودش خواست', expiresAt: farAway })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
