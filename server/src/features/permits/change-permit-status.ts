import { cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import type { SettablePermitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { allDelivered, permitRefusals } from '@bargah/contract/features/permits/permits.text.ts'
import { type Call, sessionOf } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { refuse } from '../../kernel/errors.ts'
import { endCargo, isFrozen, lockCargo } from '../cargos/cargos.api.ts'
import { lockHall } from '../halls/halls.api.ts'
import { mayChangeStatus } from './permits.rules.ts'
import { findPlaceOfPermit, hasUnfinishedPermit, lockPermit, setPermitStatus } from './permits.store.ts'

/** Marks a permit delivered (5) or completed (6); the last completion of a cargo finishes it (rules 12.3). */
export async function changePermitStatus(
  call: Call,
  permitId: number,
  to: SettablePermitStatus,
): Promise<void> {
  const session = sessionOf(call)
  const { userId, role } = session
  await call.write(async (tx, now) => {
    const { hallId } = await findPlaceOfPermit(tx, session, permitId)
    // finishing a cargo is a decision over its hall; a delivery is not
    if (hallId !== null && to === 6) await lockHall(tx, hallId, 'exclusive')
    const permit = await lockPermit(tx, session, permitId)
    refuse(mayChangeStatus(role, to, permit.status), permitRefusals)
    await setPermitStatus(tx, { permitId, status: to, at: now, byUser: userId })
    if (to === 6) await endWhenDone(tx, permit.cargoId, now)
  })
}

async function endWhenDone(tx: Tx, cargoId: number, at: Date): Promise<void> {
  const cargo = await lockCargo(tx, cargoId)
  if (!cargo || cargo.status === cargoStatus.finished || cargo.remaining > 0) return
  if ((await hasUnfinishedPermit(tx, cargoId)) || (await isFrozen(tx, cargoId))) return
  await endCargo(tx, cargo, { kind: 'completed', reason: allDelivered, at, byUser: null })
}
