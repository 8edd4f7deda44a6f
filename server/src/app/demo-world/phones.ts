import { randomBytes } from 'node:crypto'
import type { Tx } from '../../kernel/database.ts'

const dayMs = 24 * 60 * 60 * 1_000
/** Of so many drivers in a queue one has no phone, and asks at the counter. */
const phonelessEvery = 5

/** Most drivers who wait were signed in on their phones yesterday, and are no more; nobody has their tokens. */
export async function leavePhones(tx: Tx, now: Date): Promise<void> {
  const waiting = await tx
    .selectFrom('turns')
    .innerJoin('users', 'users.driverId', 'turns.driverId')
    .select('users.id')
    .where('turns.status', '=', 'live')
    .orderBy('turns.id')
    .execute()
  const at = new Date(now.getTime() - dayMs)
  const phones = waiting.filter((_, index) => index % phonelessEvery !== phonelessEvery - 1)
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
}
