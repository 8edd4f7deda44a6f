import { turnExpired } from '@bargah/contract/features/notifications/notifications.text.ts'
import type { Tx } from '../../kernel/database.ts'
import { findHall } from '../halls/halls.api.ts'
import { type EntryToTell } from '../log/log.api.ts'
import { notify } from '../notifications/notifications.api.ts'
import { type Overdue, setExpired } from './turns.store.ts'

/**
 * Ends the overdue turns of a hall, or those among `only`, and tells their drivers. The caller holds the hall alone, or
 * shared and the turns' rows. Out: what the hall's log is to tell.
 */
export async function expireTurns(
  tx: Tx,
  hallId: number,
  now: Date,
  only: readonly number[] | null = null,
): Promise<EntryToTell[]> {
  const expired = await setExpired(tx, { hallId, only }, now)
  const { name: hallName = '' } = (await findHall(tx, hallId)) ?? {}
  const notices = expired.map(({ id: turnId, number: turnNumber, driverId }) => ({
    to: { driverId },
    ...turnExpired({ hallName, turnId, turnNumber }),
  }))
  await notify(tx, notices, now)
  return expired.map(({ number: turnNumber }) => ({
    kind: 'turn_ended',
    facts: { turn: turnNumber, reason: 'expired' },
  }))
}

/**
 * Ends the overdue turns that keep somebody from taking one, so that he need not wait for the sweep. The caller holds
 * `hallIds` shared, the driver, and these turns. Out: what the log of each of those halls is to tell.
 */
export async function expireBlocking(
  tx: Tx,
  overdue: readonly Overdue[],
  hallIds: readonly number[],
  now: Date,
): Promise<Map<number, EntryToTell[]>> {
  const ids = overdue.filter((turn) => hallIds.includes(turn.hallId)).map(({ id }) => id)
  const told = new Map<number, EntryToTell[]>()
  if (ids.length === 0) return told
  for (const hallId of hallIds) told.set(hallId, await expireTurns(tx, hallId, now, ids))
  return told
}
