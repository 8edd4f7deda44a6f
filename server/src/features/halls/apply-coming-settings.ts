import type { Tx } from '../../kernel/database.ts'
import { setHall, setLookedAt } from './hall-settings.store.ts'
import { logHallSettings } from './log-hall-settings.ts'
import { findHall } from './halls.store.ts'

/** Has settings that waited for a round's end come into force. The caller holds the hall alone and has settled the round. */
export async function applyComingSettings(
  tx: Tx,
  { hallId, closesAt }: { hallId: number; closesAt: Date },
): Promise<void> {
  const coming = (await findHall(tx, hallId))?.comingSettings
  if (!coming) return
  await setHall(tx, hallId, { ...coming, comingSettings: null })
  await setLookedAt(tx, hallId, closesAt)
  await logHallSettings(tx, hallId)
}
