import { type Database, transaction } from '../../kernel/database.ts'
import { forEachAlone, type Job } from '../../kernel/jobs.ts'
import { lockHall } from '../halls/halls.api.ts'
import { openDueRound, settleRoundJob } from './open-round.ts'
import { listDueRounds, listIdleHalls } from './rounds.store.ts'
import { settleRound, type Settling } from './settle-round.ts'

/** Splits every round whose time has come and opens every one that is due. Safe to run at any time and twice. */
export const sweepRounds = (settling: Settling): Promise<void> =>
  forEachAlone([settleDueRounds, openDueRounds], (sweep) => sweep(settling))

async function settleDueRounds(settling: Settling): Promise<void> {
  const now = await settling.clock.now(settling.db)
  await forEachAlone(await listDueRounds(settling.db, now), ({ id }) => settleRound(settling, id))
}

const openDueRounds = async (database: Database): Promise<void> =>
  forEachAlone(await listIdleHalls(database.db), ({ id }) =>
    transaction(database, async (tx, now) => {
      await lockHall(tx, id, 'exclusive')
      await openDueRound(tx, id, now)
    }),
  )

export const roundJobs = ({
  logSigner,
  watch,
  large,
}: Pick<Settling, 'logSigner' | 'watch' | 'large'>): readonly Job[] => [
  {
    name: settleRoundJob,
    run: async (database, payload) => {
      await settleRound({ ...database, logSigner, watch, large }, Number(payload.roundId))
    },
  },
  {
    name: 'sweep-rounds',
    cron: '* * * * *',
    run: (database) => sweepRounds({ ...database, logSigner, watch, large }),
  },
]
