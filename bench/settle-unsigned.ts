import { lockHall } from '../server/src/features/halls/halls.api.ts'
import { openLists } from '../server/src/features/rounds/open-lists.ts'
import { findRound, type Round } from '../server/src/features/rounds/rounds.store.ts'
import { splitRound } from '../server/src/features/rounds/split-round.ts'
import { type Database, transaction } from '../server/src/kernel/database.ts'
import { timeMs } from './measure.ts'

/** How long each of a round's two transactions took; the hall is locked for as long. */
export type RoundSteps = { openMs: number; splitMs: number }

/** Settles a round as the server does, without the checkpoint between opening its lists and the split: a copy has no signer. */
export async function settleUnsigned(database: Database, roundId: number): Promise<RoundSteps> {
  const { hallId } = (await findRound(database.db, roundId)) as Round
  const openMs = await timeMs(() =>
    transaction(database, async (tx) => {
      await lockHall(tx, hallId, 'exclusive')
      await openLists(tx, (await findRound(tx, roundId)) as Round)
    }),
  )
  const splitMs = await timeMs(() =>
    transaction(database, async (tx, now) => {
      await lockHall(tx, hallId, 'exclusive')
      await splitRound(tx, (await findRound(tx, roundId)) as Round, now)
    }),
  )
  return { openMs, splitMs }
}
