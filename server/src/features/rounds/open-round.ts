import type { Db, Tx } from '../../kernel/database.ts'
import { enqueue } from '../../kernel/jobs.ts'
import { listOnOffer } from '../cargos/cargos.api.ts'
import { findHall, type Hall, listActiveShowMinutes, lockHall } from '../halls/halls.api.ts'
import { appendHallLog } from '../log/log.api.ts'
import { computeLastShowTime, computeNextShowTime } from '../halls/show-times.rules.ts'
import { computeClosing, computeDueShowTime, computeHallMode } from './rounds.rules.ts'
import { findOpenRound, hasNeverBeenOffered, insertRound, type Round, setLastShow } from './rounds.store.ts'
import { tellRoundOpened } from './tell-opening.rules.ts'

export const settleRoundJob = 'settle-round'

/** Has a round split when it closes. */
export const awaitClosing = (tx: Tx, { roundId, closesAt }: { roundId: number; closesAt: Date }, now: Date) =>
  enqueue(tx, {
    name: settleRoundJob,
    payload: { roundId },
    inMs: closesAt.getTime() - now.getTime(),
    key: `round:${roundId}`,
    priority: 'urgent',
  })

/** Opens a round of a hall over all it has to offer; null when it has nothing. The caller holds the hall's lock exclusive. */
export async function openRound(tx: Tx, hall: Hall, opensAt: Date, now: Date): Promise<Round | null> {
  const cargos = await listOnOffer(tx, hall.id, opensAt)
  if (cargos.length === 0) return null
  const closesAt = computeClosing(opensAt, hall.reservationLimitMinutes)
  const roundId = await insertRound(tx, { hallId: hall.id, opensAt, closesAt }, cargos)
  await awaitClosing(tx, { roundId, closesAt }, now)
  await appendHallLog(tx, hall.id, tellRoundOpened({ roundId, opensAt, closesAt, cargos }))
  const untold = { settledAt: null, sealedAt: null, sealedSize: null }
  return { id: roundId, hallId: hall.id, opensAt, closesAt, ...untold }
}

/** Opens what is due: a show time, or a round for cargo that was in none yet. The caller holds the hall exclusive. */
export async function openDueRound(tx: Tx, hallId: number, now: Date): Promise<Round | null> {
  const hall = await findHall(tx, hallId)
  if (!hall?.isActive || (await findOpenRound(tx, hallId))) return null
  const mode = computeHallMode(hall)
  if (mode === 'at_once') return null
  return mode === 'show_times' ? openAtShowTime(tx, hall, now) : openForNewCargo(tx, hall, now)
}

async function openAtShowTime(tx: Tx, hall: Hall, now: Date): Promise<Round | null> {
  const minutes = await listActiveShowMinutes(tx, hall.id)
  const last = computeLastShowTime(minutes, now)
  const due = computeDueShowTime(
    {
      last,
      next: computeNextShowTime(minutes, now),
      lookedAt: hall.lastShowAt,
      reservationLimitMinutes: hall.reservationLimitMinutes,
    },
    now,
  )
  if (last && (!hall.lastShowAt || hall.lastShowAt < last)) await setLastShow(tx, hall.id, last)
  return due && openRound(tx, hall, due, now)
}

async function openForNewCargo(tx: Tx, hall: Hall, now: Date): Promise<Round | null> {
  const offered = await listOnOffer(tx, hall.id, now)
  const isAnyNew = await hasNeverBeenOffered(
    tx,
    offered.map(({ id }) => id),
  )
  return isAnyNew ? openRound(tx, hall, now, now) : null
}

/**
 * Out: the halls among those given where a cargo that is announced now may open a round. Who does not hold the halls' locks says
 * `soonAfter`: a round that was to close before it may be split by the time that he does.
 */
export async function findOpening(
  db: Db | Tx,
  hallIds: readonly number[],
  soonAfter?: Date,
): Promise<Set<number>> {
  const [halls, open] = await Promise.all([
    Promise.all(hallIds.map((hallId) => findHall(db, hallId))),
    Promise.all(hallIds.map((hallId) => findOpenRound(db, hallId))),
  ])
  const staysOpen = (round: Round | undefined) => round && !(soonAfter && round.closesAt <= soonAfter)
  const opening = halls.filter(
    (hall, at) => hall && !staysOpen(open[at]) && computeHallMode(hall) === 'as_loads_come',
  )
  return new Set(opening.flatMap((hall) => hall?.id ?? []))
}

/**
 * Locks a hall in which a cargo is announced now: exclusive where that opens a round, else shared, so that many declare at
 * once. `mayOpen` is what was seen before: who learns better under the shared lock takes the other one as well, and of two who
 * do so at one moment one is begun anew. Out: whether it may open one, and `onCargoAnnounced` is to be called.
 */
export async function lockForAnnouncing(tx: Tx, hallId: number, mayOpen: boolean): Promise<boolean> {
  if (!mayOpen) {
    const [, opening] = await Promise.all([lockHall(tx, hallId, 'shared'), findOpening(tx, [hallId])])
    if (!opening.has(hallId)) return false
  }
  await lockHall(tx, hallId, 'exclusive')
  return true
}

/** Called when a hall cargo is announced; the caller holds the hall's lock exclusive. */
export async function onCargoAnnounced(tx: Tx, hallId: number, now: Date): Promise<void> {
  const hall = await findHall(tx, hallId)
  if (hall && computeHallMode(hall) === 'as_loads_come') await openDueRound(tx, hallId, now)
}

/** Called when a hall cargo that rounds may have offered before is announced again; the caller holds the hall's lock exclusive. */
export async function onCargoReturned(tx: Tx, hallId: number, now: Date): Promise<void> {
  const hall = await findHall(tx, hallId)
  if (!hall?.isActive || computeHallMode(hall) !== 'as_loads_come') return
  if (!(await findOpenRound(tx, hallId))) await openRound(tx, hall, now, now)
}
