import { type Rate, rateRefusals } from '@bargah/contract/features/ratings/ratings.text.ts'
import { type Call, sessionOf } from '../../kernel/call.ts'
import { refuse } from '../../kernel/errors.ts'
import { lockPermit } from '../permits/permits.api.ts'
import { mayRate } from './ratings.rules.ts'
import { insertRate, isRated } from './ratings.store.ts'

type NewRate = { permitId: number; rate: Rate; description: string }

/** Rates the driver of a delivered permit, once; the permit's lock makes two at once wait. Out: the rate's id. */
export function rateDriver(call: Call, { permitId, rate, description }: NewRate): Promise<{ id: number }> {
  const session = sessionOf(call)
  return call.write(async (tx, now) => {
    const { driverId, status } = await lockPermit(tx, session, permitId)
    refuse(mayRate(status, await isRated(tx, permitId)), rateRefusals)
    return insertRate(tx, { permitId, driverId, rate, description, ratedBy: session.userId, ratedAt: now })
  })
}
