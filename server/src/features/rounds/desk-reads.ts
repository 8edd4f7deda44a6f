import type { HallQueue, MyRound } from '@bargah/contract/features/rounds/desk.schema.ts'
import type { Call, Session } from '../../kernel/call.ts'
import { byClosing } from './by-closing.rules.ts'
import { presentRound } from './hall-now.ts'
import { lookAtHall } from './look-at-hall.ts'
import { countOwnLoads } from './rounds.views.ts'
import { isoInstant } from '@bargah/contract/kernel/dates.ts'
import { listQueue } from './hall-now.views.ts'

/** The halls in which the caller has loads that look for trucks: open rounds first, by closing; then those that are to come. */
export async function listMyRounds(call: Call, session: Session): Promise<MyRound[]> {
  const { db } = call
  const now = await call.now()
  const halls: MyRound[] = []
  for (const own of await countOwnLoads(db, session)) {
    const seen = await lookAtHall(db, own.loadHallId)
    const { round, nextRoundAt } = await presentRound(db, seen, now)
    halls.push({
      ...own,
      loadHallName: seen.hall.name,
      opensAt: round?.opensAt ?? null,
      closesAt: round?.closesAt ?? null,
      nextRoundAt,
    })
  }
  return halls.sort(byClosing)
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
