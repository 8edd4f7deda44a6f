import type { HallQueue } from '@bargah/contract/features/rounds/desk.schema.ts'
import type { HallNow } from '@bargah/contract/features/rounds/rounds.schema.ts'
import { isoInstant } from '@bargah/contract/kernel/dates.ts'
import type { Call } from '../../kernel/call.ts'
import type { Db } from '../../kernel/database.ts'
import { showBoardOf } from '../cargos/cargos.api.ts'
import { listActiveShowMinutes } from '../halls/halls.api.ts'
import { computeNextShowTime } from '../halls/show-times.rules.ts'
import { countQueue, countRequests, listQueue, showLastRoundOf } from './hall-now.views.ts'
import { type LookedAt, lookAtHall } from './look-at-hall.ts'

/** What its staff need of a hall at this moment: the round, the queue, and who wants which load. Throws 404 without such a hall. */
export async function showHallNow(call: Call, hallId: number): Promise<HallNow> {
  const { db } = call
  const now = await call.now()
  const [seen, board, requests, queue, lastRound] = await Promise.all([
    lookAtHall(db, hallId),
    showBoardOf(db, hallId, now),
    countRequests(db, hallId),
    countQueue(db, hallId),
    showLastRoundOf(db, hallId),
  ])
  return {
    loadHallId: hallId,
    name: seen.hall.name,
    isSettledAtOnce: seen.mode === 'at_once',
    opensByChoice: seen.opensRound && seen.mode !== 'at_once' && board.length > 0,
    ...(await presentRound(db, seen, now)),
    ...queue,
    loads: board.map((cargo) => ({
      ...cargo,
      requests: requests.get(cargo.id) ?? 0,
      isInRound: requests.has(cargo.id),
    })),
    lastRound: lastRound ?? null,
  }
}

/** The queue of a hall with the reasons as they stand. Throws 404 without such a hall. */
export async function showHallQueue(call: Call, hallId: number): Promise<HallQueue> {
  const now = await call.now()
  const { round } = await lookAtHall(call.db, hallId)
  return {
    turns: await listQueue(call.db, hallId, round && round.opensAt),
    serverNow: isoInstant(now),
  }
}

/** The open round of a hall, or when its show times open the next. */
export async function presentRound(db: Db, { hall, mode, round }: LookedAt, now: Date) {
  const minutes = mode === 'show_times' && !round ? await listActiveShowMinutes(db, hall.id) : []
  const next = computeNextShowTime(minutes, now)
  return {
    round: round && {
      id: round.id,
      opensAt: isoInstant(round.opensAt),
      closesAt: isoInstant(round.closesAt),
    },
    nextRoundAt: next && isoInstant(next),
  }
}
