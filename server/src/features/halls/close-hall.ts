import type { Tx } from '../../kernel/database.ts'
import { withdrawCargosOfHall } from '../cargos/cargos.api.ts'
import { endTurnsOfHall } from '../turns/turns.api.ts'
import { logHallSettings } from './log-hall-settings.ts'
import { appendHallLog } from '../log/log.api.ts'

type By = { at: Date; byUser: number }

/**
 * What goes with a hall that is closed: its live turns end, and its cargos are taken off the boards. The caller holds the hall
 * alone and has looked that no round is open. Out: how many of each.
 */
export async function closeHall(tx: Tx, hall: { id: number; name: string }, by: By) {
  await logHallSettings(tx, hall.id)
  const ended = await endTurnsOfHall(tx, hall, by.at)
  await appendHallLog(tx, hall.id, ended)
  return { turns: ended.length, cargos: await withdrawCargosOfHall(tx, hall, by) }
}
