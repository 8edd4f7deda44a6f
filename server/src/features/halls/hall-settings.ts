import type { Tx } from '../../kernel/database.ts'
import { mustFind } from '../../kernel/errors.ts'
import { appendHallLog, type EntryToTell } from '../log/log.api.ts'
import { settingsToTell } from './hall-settings.rules.ts'
import { setHall, setLookedAt } from './hall-settings.store.ts'
import { findHall, listActiveShowMinutes } from './halls.store.ts'

/** Last in the transaction of each change of settings or show times: the log stays locked until that ends. */
export const logHallSettings = async (tx: Tx, hallId: number): Promise<void> => {
  await appendHallLog(tx, hallId, [await tellHallSettings(tx, hallId)])
}

/** What a hall's log is told of how the hall is set. */
export async function tellHallSettings(tx: Tx, hallId: number): Promise<EntryToTell> {
  const hall = await mustFind(findHall(tx, hallId), 'سالنی با این مشخصات')
  const facts = {
    settings: settingsToTell(hall),
    showMinutes: await listActiveShowMinutes(tx, hallId),
  }
  return { kind: 'hall_set', facts }
}

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
