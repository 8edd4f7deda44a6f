import { turnEndedByClosing } from '@bargah/contract/features/notifications/notifications.text.ts'
import type { Tx } from '../../kernel/database.ts'
import type { EntryToTell } from '../log/log.api.ts'
import { notify } from '../notifications/notifications.api.ts'
import { setHallClosed } from './turns.store.ts'

/**
 * Ends the live turns of a hall that is closed and tells their drivers. The caller holds the hall alone, with no round
 * open, so none has a waiting choice. Out: what the hall's log is to tell.
 */
export async function endTurnsOfHall(
  tx: Tx,
  hall: { id: number; name: string },
  at: Date,
): Promise<EntryToTell[]> {
  const ended = await setHallClosed(tx, hall.id, at)
  const notices = ended.map(({ id: turnId, number: turnNumber, driverId }) => ({
    to: { driverId },
    ...turnEndedByClosing({ hallName: hall.name, turnId, turnNumber }),
  }))
  await notify(tx, notices, at)
  return ended.map(({ number: turn }) => ({
    kind: 'turn_ended',
    facts: { turn, reason: 'hall_closed' },
  }))
}
