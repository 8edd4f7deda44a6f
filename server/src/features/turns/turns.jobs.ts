import { turnExpiring } from '@bargah/contract/features/notifications/notifications.text.ts'
import { type Database, transaction } from '../../kernel/database.ts'
import { forEachAlone, type Job } from '../../kernel/jobs.ts'
import { lockHall } from '../halls/halls.api.ts'
import { appendHallLog } from '../log/log.api.ts'
import { notify } from '../notifications/notifications.api.ts'
import { expireTurns } from './expire-turns.ts'
import { listHallsWithOverdueTurns, setWarned } from './turns.store.ts'

/** Ends the turns whose time is over, each hall in a transaction of its own (rules 8.8). Safe to run twice. */
export async function expireOverdueTurns(database: Database): Promise<void> {
  const now = await database.clock.now(database.db)
  const hallIds = await listHallsWithOverdueTurns(database.db, now)
  await forEachAlone(hallIds, (hallId) => expireInHall(database, hallId))
}

/** Holds the hall alone, so that no choice is filed for a turn while it expires. */
const expireInHall = (database: Database, hallId: number) =>
  transaction(database, async (tx, now) => {
    await lockHall(tx, hallId, 'exclusive')
    const lines = await expireTurns(tx, hallId, now)
    await appendHallLog(tx, hallId, lines)
  })

const warnedMs = 60 * 60_000

/** Tells drivers within the hour before it that their turns end, once. */
export const warnOfExpiry = (database: Database): Promise<void> =>
  transaction(database, async (tx, now) => {
    const turns = await setWarned(tx, new Date(now.getTime() + warnedMs), now)
    const notices = turns.map(({ id, number, driverId, expiresAt, hallName }) => ({
      to: { driverId },
      ...turnExpiring({ hallName, turnId: id, turnNumber: number }, expiresAt ?? now),
    }))
    await notify(tx, notices, now)
  })

export const turnsJobs: readonly Job[] = [
  { name: 'expire-turns', cron: '* * * * *', run: (database) => expireOverdueTurns(database) },
  { name: 'warn-of-expiry', cron: '*/5 * * * *', run: warnOfExpiry },
]
