import type { HallQueue } from '@bargah/contract/features/rounds/desk.schema.ts'
import { isoInstant } from '@bargah/contract/kernel/dates.ts'
import type { Call } from '../../kernel/call.ts'
import { listQueue } from './hall-queue.views.ts'
import { lookAtHall } from './look-at-hall.ts'

/** The queue of a hall with the reasons as they stand. Throws 404 without such a hall. */
export async function showHallQueue(call: Call, hallId: number): Promise<HallQueue> {
  const now = await call.now()
  const { round } = await lookAtHall(call.db, hallId)
  return {
    turns: await listQueue(call.db, hallId, round && round.opensAt),
    serverNow: isoInstant(now),
  }
}
