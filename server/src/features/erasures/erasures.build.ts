import { longAgo } from '../../../test/plain.ts'
import { addRow } from '../../../test/rows.ts'
import type { Db } from '../../kernel/database.ts'

const farAway = new Date('2100-01-01T00:00:00Z')

/** An open request to forget a driver. Out: its id. */
export async function buildErasure(
  db: Db,
  { driverId, askedBy }: { driverId: number; askedBy: number },
): Promise<number> {
  const { id } = await addRow(db, 'erasures', {
    driverId,
    askedBy,
    askedAt: longAgo,
    reason: 'خودش خواست',
    expiresAt: farAway,
  })
  return id
}
