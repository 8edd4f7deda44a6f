import { cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import { hallClosedReason } from '@bargah/contract/features/halls/halls.text.ts'
import type { Tx } from '../../kernel/database.ts'
import type { Told } from '../log/log.api.ts'
import { listSendingOfHall, lockCargo } from './cargos.store.ts'
import { endCargo } from './end-cargo.ts'

type By = { at: Date; byUser: number }

/**
 * Finishes what a hall that is closed has on its boards or is to announce; what is held for it goes back, open permits stay.
 * The caller holds the hall alone, with no round open. Out: what the hall's log is to tell.
 */
export async function withdrawCargosOfHall(
  tx: Tx,
  hall: { id: number; name: string },
  { at, byUser }: By,
): Promise<Told[]> {
  const told: Told[] = []
  for (const id of await listSendingOfHall(tx, hall.id)) {
    const cargo = await lockCargo(tx, id)
    if (cargo?.status !== cargoStatus.sending) continue
    await endCargo(tx, cargo, { kind: 'finished', reason: hallClosedReason(hall.name), at, byUser })
    told.push({
      kind: 'cargo_withdrawn',
      facts: { cargoId: id, remaining: cargo.remaining, turns: [] },
    })
  }
  return told
}
