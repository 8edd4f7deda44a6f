import type { LogSigner } from '../../adapters/log-signer/log-signer.port.ts'
import { type Database, type Tx, transaction } from '../../kernel/database.ts'
import { applyComingSettings, lockHall } from '../halls/halls.api.ts'
import { hasCheckpoint, type Watch } from '../log/log.api.ts'
import { openDueRound } from './open-round.ts'
import { openLists } from './open-lists.ts'
import { isClosed } from './rounds.rules.ts'
import { findRound, type Round } from './rounds.store.ts'
import { splitRound } from './split-round.ts'

/** What settling needs: the database, who signs the public logs, and who watches them. */
export type Settling = Database & { logSigner: LogSigner; watch: Watch }

/**
 * Splits a round that is due, once: whoever comes second finds it settled, and whoever comes after a crash goes on from
 * where it stands. First its lists are opened in the hall's log, in a transaction of its own, and a checkpoint is signed that
 * covers them: what is split is told and sealed before anybody knows what comes of it. While the signer is away the round waits. The
 * witnesses are told of both, and nothing waits for them.
 */
export async function settleRound(settling: Settling, roundId: number): Promise<boolean> {
  const hallId = (await findRound(settling.db, roundId))?.hallId
  if (hallId === undefined) return false
  const sealed = await transaction(settling, (tx, now) => sealDueRound(tx, { roundId, hallId }, now))
  if (!sealed) return false
  if (!(await hasCheckpoint(settling.db, hallId, sealed.size))) await settling.logSigner.sign(hallId)
  settling.watch.look(hallId)
  const isSplit = await transaction(settling, async (tx, now) => {
    await lockHall(tx, hallId, 'exclusive')
    const round = await findRound(tx, roundId)
    if (!round || round.settledAt) return false
    await refuseUnsealed(tx, round)
    await splitRound(tx, round, now)
    await applyComingSettings(tx, round)
    await openDueRound(tx, hallId, now)
    return true
  })
  if (isSplit) settling.watch.look(hallId)
  return isSplit
}

type Place = { roundId: number; hallId: number }

/** Opens the lists of a round that is due, unless they are; null when it is not due or settled. Out: how long the log is with them. */
async function sealDueRound(tx: Tx, { roundId, hallId }: Place, now: Date): Promise<{ size: number } | null> {
  await lockHall(tx, hallId, 'exclusive')
  const round = await findRound(tx, roundId)
  if (!round || round.settledAt || !isClosed(round, now)) return null
  return { size: round.sealedSize ?? (await openLists(tx, round)) }
}

async function refuseUnsealed(tx: Tx, { id, hallId, sealedSize }: Round): Promise<void> {
  if (sealedSize === null || !(await hasCheckpoint(tx, hallId, sealedSize)))
    throw new Error(`no checkpoint covers the opened lists of round ${id}`)
}
