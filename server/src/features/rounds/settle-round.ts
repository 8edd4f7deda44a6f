import type { LogSigner } from '../../adapters/log-signer/log-signer.port.ts'
import { type Database, type Tx, transaction } from '../../kernel/database.ts'
import { applyComingSettings, lockHall } from '../halls/halls.api.ts'
import { hasCheckpoint, type Watch } from '../log/log.api.ts'
import { openDueRound } from './open-round.ts'
import { openLists } from './open-lists.ts'
import { isClosed } from './rounds.rules.ts'
import { findRound, hasMoreChoices, type Round } from './rounds.store.ts'
import { splitRound } from './split-round.ts'

/** The two transactions by which a round is settled. */
export type SettlingSteps = {
  /** Opens its lists, unless they are. Out: how long the log is with them; null when it is not due or settled. */
  seal(place: Place): Promise<{ size: number } | null>
  /** Splits it and opens the hall's next one that is due. Out: false where it was settled already. */
  split(place: Place): Promise<boolean>
}

/** Does the steps of rounds of more than `over` choices beside the server, for a job of that name. */
export type LargeRounds = { over: number; stepsFor(job: string | undefined): SettlingSteps }

/** What settling needs: the database, who signs the public logs, and who watches them. Without `large` all is done here. */
export type Settling = Database & { logSigner: LogSigner; watch: Watch; large?: LargeRounds }

/**
 * Splits a round that is due, once: whoever comes second finds it settled, and whoever comes after a crash goes on from
 * where it stands. First its lists are opened in the hall's log, in a transaction of its own, and a checkpoint is signed that
 * covers them: what is split is told and sealed before anybody knows what comes of it. While the signer is away the round waits. The
 * witnesses are told of both, and nothing waits for them.
 */
export async function settleRound(settling: Settling, roundId: number): Promise<boolean> {
  const hallId = (await findRound(settling.db, roundId))?.hallId
  if (hallId === undefined) return false
  const place = { roundId, hallId }
  const steps = await stepsFor(settling, roundId)
  const sealed = await steps.seal(place)
  if (!sealed) return false
  if (!(await hasCheckpoint(settling.db, hallId, sealed.size))) await settling.logSigner.sign(hallId)
  settling.watch.look(hallId)
  const isSplit = await steps.split(place)
  if (isSplit) settling.watch.look(hallId)
  return isSplit
}

async function stepsFor(settling: Settling, roundId: number): Promise<SettlingSteps> {
  const { large, job } = settling
  if (large && (await hasMoreChoices(settling.db, roundId, large.over))) return large.stepsFor(job)
  return settlingSteps(settling)
}

type Place = { roundId: number; hallId: number }

export const settlingSteps = (database: Database): SettlingSteps => ({
  seal: (place) => transaction(database, (tx, now) => sealDueRound(tx, place, now)),
  split: (place) => transaction(database, (tx, now) => splitSealedRound(tx, place, now)),
})

async function sealDueRound(tx: Tx, { roundId, hallId }: Place, now: Date): Promise<{ size: number } | null> {
  await lockHall(tx, hallId, 'exclusive')
  const round = await findRound(tx, roundId)
  if (!round || round.settledAt || !isClosed(round, now)) return null
  return { size: round.sealedSize ?? (await openLists(tx, round)) }
}

async function splitSealedRound(tx: Tx, { roundId, hallId }: Place, now: Date): Promise<boolean> {
  await lockHall(tx, hallId, 'exclusive')
  const round = await findRound(tx, roundId)
  if (!round || round.settledAt) return false
  await refuseUnsealed(tx, round)
  await splitRound(tx, round, now)
  await applyComingSettings(tx, round)
  await openDueRound(tx, hallId, now)
  return true
}

async function refuseUnsealed(tx: Tx, { id, hallId, sealedSize }: Round): Promise<void> {
  if (sealedSize === null || !(await hasCheckpoint(tx, hallId, sealedSize)))
    throw new Error(`no checkpoint covers the opened lists of round ${id}`)
}
