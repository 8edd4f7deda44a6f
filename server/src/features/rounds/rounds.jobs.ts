import { type Database, transaction } from '../../kernel/database.ts'
import { forEachAlone, type Job } from '../../kernel/jobs.ts'
import { lockHall } from '../halls/halls.api.ts'
import { openDueRound, settleRoundJob } from './open-round.ts'
import { listDueRounds, listIdleHalls } from './rounds.store.ts'
import { settleRound } from './settle-round.ts'

/** Splits every round whose time has come and opens every one that is due. Safe to run at any time and twice. */
export const sweepRounds = (database: Database): Promise<void> =>
  forEachAlone([settleDueRounds, openDueRounds], (sweep) => sweep(database))

async function settleDueRounds(database: Database): Promise<void> {
  const now = await database.clock.now(database.db)
  await forEachAlone(await listDueRounds(database.db, now), ({ id }) => settleRound(database, id))
}

const openDueRounds = async (database: Database): Promise<void> =>
  forEachAlone(await listIdleHalls(database.db), ({ id }) =>
    transaction(database, async (tx, now) => {
      await lockHall(tx, id, 'exclusive')
      await openDueRound(tx, id, now)
    }),
  )

export const roundJobs: readonly Job[] = [
  {
    name: settleRoundJob,
    run: async (database, payload) => {
      await settleRound(database, Number(payload.roundId))
    },
  },
  { name: 'sweep-rounds', cron: '* * * * *', run: sweepRounds },
]
