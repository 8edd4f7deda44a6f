import { turnReturned } from '@bargah/contract/features/notifications/notifications.text.ts'
import type { Tx } from '../../kernel/database.ts'
import { findDriver } from '../drivers/drivers.api.ts'
import { findHall } from '../halls/halls.api.ts'
import { type EntryToTell } from '../log/log.api.ts'
import { notify } from '../notifications/notifications.api.ts'
import { computeReturnedExpiry } from './turns.rules.ts'
import { lockTurn, setReturned } from './turns.store.ts'

/**
 * Puts a turn that a permit had used up back in its queue, with its number, and tells the driver. The caller holds hall and
 * driver. Out: what the hall's log is to tell; nothing when the turn cannot return, for hall or driver is active no more.
 */
export async function returnTurn(tx: Tx, turnId: number, now: Date): Promise<EntryToTell[]> {
  const turn = await lockTurn(tx, turnId)
  if (!turn?.endedAt) return []
  const { driverId, number: turnNumber } = turn
  const [hall, driver] = await Promise.all([findHall(tx, turn.hallId), findDriver(tx, { driverId })])
  if (!hall?.isActive || !driver?.isActive) return []
  const expiresAt = computeReturnedExpiry(turn.expiresAt, turn.endedAt, now)
  if (!(await setReturned(tx, { turnId, expiresAt }))) return []
  await notify(tx, [{ to: { driverId }, ...turnReturned({ hallName: hall.name, turnId, turnNumber }) }], now)
  return [{ kind: 'turn_returned', facts: { turn: turnNumber } }]
}
