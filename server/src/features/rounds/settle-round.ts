import { type Database, transaction } from '../../kernel/database.ts'
import { applyComingSettings, lockHall } from '../halls/halls.api.ts'
import { openDueRound } from './open-round.ts'
import { findRound } from './rounds.store.ts'
import { splitRound } from './split-round.ts'

/** Splits a round that is due, once: whoever comes second, or after a crash, finds it settled or does it whole. */
export async function settleRound(database: Database, roundId: number): Promise<boolean> {
  const hallId = (await findRound(database.db, roundId))?.hallId
  if (hallId === undefined) return false
  return transaction(database, async (tx, now) => {
    await lockHall(tx, hallId, 'exclusive')
    const round = await findRound(tx, roundId)
    if (!round || round.settledAt || round.closesAt > now) return false
    await splitRound(tx, round, now, null)
    await applyComingSettings(tx, round)
    await openDueRound(tx, hallId, now)
    return true
  })
}
