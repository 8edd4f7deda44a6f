import type { HallSettings } from '@bargah/contract/features/halls/halls.states.ts'
import type { Tx } from '../../kernel/database.ts'
import type { Hall } from './halls.store.ts'
import { hallSettings } from './present-hall.ts'

/** What people know a hall by, which is no setting and holds at once. */
export type HallName = { name: string; tel: string; cityId: number }
type Facts = HallName & HallSettings & { isActive: boolean }

/** A hall's settings in force, without what else its row holds. */
export const settingsOf = (hall: Hall): HallSettings =>
  Object.fromEntries(hallSettings.map((name) => [name, hall[name]])) as HallSettings

/** Writes a hall whose past show times open nothing. Out: its id. */
export async function insertHall(tx: Tx, facts: Facts, now: Date): Promise<number> {
  const row = { ...facts, lastShowAt: now }
  return (await tx.insertInto('halls').values(row).returning('id').executeTakeFirstOrThrow()).id
}

/** `comingSettings` null = none wait. */
export const setHall = (
  tx: Tx,
  hallId: number,
  set: Partial<Facts> & { comingSettings: HallSettings | null },
) => tx.updateTable('halls').set(set).where('id', '=', hallId).execute()

/** From `at` on show times open rounds; those before it, whatever was set since, do not. */
export const setLookedAt = (tx: Tx, hallId: number, at: Date) =>
  tx
    .updateTable('halls')
    .set({ lastShowAt: at })
    .where('id', '=', hallId)
    .where((eb) => eb.or([eb('lastShowAt', 'is', null), eb('lastShowAt', '<', at)]))
    .execute()
