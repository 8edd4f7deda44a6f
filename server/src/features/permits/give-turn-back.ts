import { returnRefusalSentence, turnGivenBack } from '@bargah/contract/features/permits/permits.text.ts'
import type { TurnBackPreview } from '@bargah/contract/features/permits/permits.schema.ts'
import { type Call, sessionOf } from '../../kernel/call.ts'
import { mustFind, notFound, Refusal } from '../../kernel/errors.ts'
import { lockDriver, lockTruck } from '../drivers/drivers.api.ts'
import { lockHall } from '../halls/halls.api.ts'
import { appendHallLog } from '../log/log.api.ts'
import { lockTurn, returnTurn } from '../turns/turns.api.ts'
import { computeReturnedExpiry, hoursUntil } from '../turns/turns.rules.ts'
import { findPlaceOfPermit, lockPermit } from './permits.store.ts'
import { mayGiveTurnBack } from './permits.rules.ts'
import { findTurnBack, setTurnReturned } from './turn-back.store.ts'

/**
 * Puts the turn that a permit had used up back in its queue, after Admin voided that permit (rules 8.10): with its number, the
 * time from permit to return not counted; told to the driver and in the hall's log. Out: the sentence that says so.
 */
export function giveTurnBack(call: Call, turnId: number, permitId: number): Promise<string> {
  const session = sessionOf(call)
  return call.write(async (tx, now) => {
    const place = await findPlaceOfPermit(tx, session, permitId)
    if (place.turnId !== turnId) throw notFound('نوبتی با این شماره')
    for (const hallId of place.hallIds) await lockHall(tx, hallId, 'shared')
    const { driverId } = place
    await lockDriver(tx, { driverId })
    const turn = await lockTurn(tx, turnId)
    if (turn) await lockTruck(tx, { driverId }, { driverFreighterId: turn.driverFreighterId })
    await lockPermit(tx, session, permitId)
    const facts = await mustFind(findTurnBack(tx, permitId), 'نوبتی با این شماره')
    const refusal = mayGiveTurnBack(facts)
    if (refusal) throw new Refusal(refusal.code, returnRefusalSentence(refusal))
    const { hallId, turnNumber } = facts
    await appendHallLog(tx, hallId, await returnTurn(tx, turnId, now))
    await setTurnReturned(tx, { permitId, hallId, at: now, byUser: session.userId })
    return turnGivenBack(turnNumber)
  })
}

/** How the turn of a voided permit would return, or why it would not. Throws 404 when the permit used none. */
export async function previewTurnBack(call: Call, permitId: number): Promise<TurnBackPreview> {
  const facts = await mustFind(findTurnBack(call.db, permitId), 'نوبتی با این شماره')
  const now = await call.now()
  const { turnNumber, expiresAt, endedAt, aheadCount } = facts
  const refusal = mayGiveTurnBack(facts)
  const until = endedAt && computeReturnedExpiry(expiresAt, endedAt, now)
  return {
    turnNumber,
    refusal: refusal && returnRefusalSentence(refusal),
    hoursLeft: until && hoursUntil(until, now),
    aheadCount,
  }
}
