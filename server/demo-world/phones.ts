import { dayMs } from '@bargah/contract/kernel/durations.ts'
import { randomBytes } from 'node:crypto'
import type { Tx } from '../src/kernel/database.ts'

/**
 * Drivers who took their turns by their phones were signed in there yesterday, and are no more; nobody has their tokens.
 * The phones are theirs.
 */
export async function leavePhones(tx: Tx, now: Date): Promise<void> {
  const phones = await tx
    .selectFrom('turns')
    .innerJoin('users', 'users.id', 'turns.takenBy')
    .select(['users.id', 'users.driverId'])
    .where('turns.status', '=', 'live')
    .where('users.driverId', 'is not', null)
    .orderBy('turns.id')
    .execute()
  const at = new Date(now.getTime() - dayMs)
  const sessions = phones.map(({ id: userId }) => ({
    tokenHash: randomBytes(32),
    userId,
    deviceId: `demo-phone-${userId}`,
    createdAt: at,
    seenAt: at,
    passwordAt: at,
    endedAt: at,
  }))
  if (sessions.length > 0) await tx.insertInto('sessions').values(sessions).execute()
  for (const { id, driverId } of phones)
    await tx
      .updateTable('drivers')
      .set({ phoneId: `demo-phone-${id}` })
      .where('id', '=', driverId)
      .execute()
}
