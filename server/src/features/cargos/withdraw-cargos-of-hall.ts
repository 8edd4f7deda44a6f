import { cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import { hallClosedReason } from '@bargah/contract/features/halls/halls.text.ts'
import type { Tx } from '../../kernel/database.ts'
import { lockAccountsOfCompanies } from '../wallet/wallet.api.ts'
import { type CargoFacts, listSendingOfHall, lockCargo } from './cargos.store.ts'
import { endCargo } from './end-cargo.ts'

type By = { at: Date; byUser: number }

/**
 * Finishes what a hall that is closed has on its boards or is to announce; what is held for it goes back, open permits stay.
 * The caller holds the hall alone, with no round open. Out: how many there were.
 */
export async function withdrawCargosOfHall(
  tx: Tx,
  hall: { id: number; name: string },
  { at, byUser }: By,
): Promise<number> {
  const ids = await listSendingOfHall(tx, hall.id)
  const reason = hallClosedReason(hall.name)
  const cargos: CargoFacts[] = []
  for (const id of ids) {
    const cargo = await lockCargo(tx, id)
    if (cargo?.status !== cargoStatus.sending) throw new Error('a hall that is held has its cargos still')
    cargos.push(cargo)
  }
  await lockAccountsOfCompanies(
    tx,
    cargos.map(({ companyId }) => companyId),
  )
  for (const cargo of cargos)
    await endCargo(tx, cargo, { kind: 'finished', withHall: true, reason, at, byUser })
  return ids.length
}
