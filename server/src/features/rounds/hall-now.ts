import type { HallNow } from '@bargah/contract/features/rounds/rounds.schema.ts'
import { isoInstant } from '@bargah/contract/kernel/dates.ts'
import type { Call } from '../../kernel/call.ts'
import type { Db } from '../../kernel/database.ts'
import { showBoardOf } from '../cargos/cargos.api.ts'
import { listActiveShowMinutes } from '../halls/halls.api.ts'
import { computeNextShowTime } from '../halls/show-times.rules.ts'
import { countQueue, countRequests, showLastRoundOf } from './hall-now.views.ts'
import { type LookedAt, lookAtHall } from './look-at-hall.ts'
import { listCargoIds } from './rounds.store.ts'

/** What its staff need of a hall at this moment: the round, the queue, and who wants which load. */
export async function showHallNow(call: Call, hallId: number): Promise<HallNow> {
  const { db } = call
  const now = await call.now()
  const seen = await lookAtHall(db, hallId)
  const board = await showBoardOf(db, hallId, now)
  const requests = await countRequests(db, hallId)
  const offered = new Set(seen.round ? await listCargoIds(db, seen.round.id) : [])
  return {
    loadHallId: hallId,
    name: seen.hall.name,
    isSettledAtOnce: seen.mode === 'at_once',
    ...(await presentRound(db, seen, now)),
    ...(await countQueue(db, hallId)),
    loads: board.map((cargo) => ({
      ...cargo,
      requests: requests.get(cargo.id) ?? 0,
      isInRound: offered.has(cargo.id),
    })),
    lastRound: (await showLastRoundOf(db, hallId)) ?? null,
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
