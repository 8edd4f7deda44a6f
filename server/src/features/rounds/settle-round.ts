import { type Database, transaction } from '../../kernel/database.ts'
import { applyComingSettings, lockHall } from '../halls/halls.api.ts'
import { openDueRound } from './open-round.ts'
import { openLists } from './open-lists.ts'
import { findRound } from './rounds.store.ts'
import { splitRound } from './split-round.ts'

/**
 * Splits a round that is due, once: whoever comes second finds it settled, and whoever comes after a crash goes on from
 * where it stands. First its lists are opened in the hall's log, in a transaction of its own, so that what is split is
 * told before anybody knows what comes of it.
 */
export async function settleRound(database: Database, roundId: number): Promise<boolean> {
  const hallId = (await findRound(database.db, roundId))?.hallId
  if (hallId === undefined) return false
  const isDue = await transaction(database, async (tx, now) => {
    await lockHall(tx, hallId, 'exclusive')
    const round = await findRound(tx, roundId)
    if (!round || round.settledAt || round.closesAt > now) return false
    if (!round.sealedAt) await openLists(tx, round)
    return true
  })
  if (!isDue) return false
  return transaction(database, async (tx, now) => {
    await lockHall(tx, hallId, 'exclusive')
    const round = await findRound(tx, roundId)
    if (!round?.sealedAt || round.settledAt) return false
    await splitRound(tx, round, now)
    await applyComingSettings(tx, round)
    await openDueRound(tx, hallId, now)
    return true
  })
}
