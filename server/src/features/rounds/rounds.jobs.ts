import { type Database, transaction } from '../../kernel/database.ts'
import type { Job } from '../../kernel/jobs.ts'
import { lockHall } from '../halls/halls.api.ts'
import { openDueRound, settleRoundJob } from './open-round.ts'
import { listDueRounds, listIdleHalls } from './rounds.store.ts'
import { settleRound } from './settle-round.ts'

/** Splits every round whose time has come and opens every one that is due. Safe to run at any time and twice. */
export async function sweepRounds(database: Database): Promise<void> {
  const now = await database.clock.now(database.db)
  for (const { id } of await listDueRounds(database.db, now)) await settleRound(database, id)
  for (const { id } of await listIdleHalls(database.db))
    await transaction(database, async (tx, at) => {
      await lockHall(tx, id, 'exclusive')
      await openDueRound(tx, id, at)
    })
}

export const roundJobs: readonly Job[] = [
  {
    name: settleRoundJob,
    run: async (database, payload) => {
      await settleRound(database, Number(payload.roundId))
    },
  },
  { name: 'sweep-rounds', cron: '* * * * *', run: sweepRounds },
]
