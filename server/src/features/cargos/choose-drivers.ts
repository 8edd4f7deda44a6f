import { cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import { choosingRefusals } from '@bargah/contract/features/cargos/chosen-drivers.text.ts'
import { loadForYou } from '@bargah/contract/features/notifications/notifications.text.ts'
import { type Call, sessionOf } from '../../kernel/call.ts'
import { mustFind, notFound, refuse } from '../../kernel/errors.ts'
import { notifyAll } from '../notifications/notifications.api.ts'
import { maySeeCargo } from './cargo-scope.store.ts'
import { mayChooseDrivers } from './cargo-life.rules.ts'
import { findActiveDrivers, setChosen } from './chosen-drivers.store.ts'
import { findOffer } from './chosen-drivers.views.ts'
import { lockCargo } from './cargos.store.ts'

/** A company offers its free load to these drivers alone, or, with none, to all again; who is new is told (rules 10.6). */
export async function chooseDrivers(call: Call, cargoId: number, driverIds: readonly number[]) {
  const session = sessionOf(call)
  if (!(await maySeeCargo(call.db, session, cargoId))) throw notFound('باری با این شماره')
  await call.write(async (tx, now) => {
    const cargo = await mustFind(lockCargo(tx, cargoId), 'باری با این شماره')
    const offer = await findOffer(tx, cargoId)
    const found = await findActiveDrivers(tx, driverIds)
    refuse(
      mayChooseDrivers({
        isHall: cargo.isHall,
        isLive: cargo.status === cargoStatus.sending || cargo.status === cargoStatus.awaitingReview,
        isAllowed: offer.loadSelectedDrivers,
        asked: driverIds.length,
        found: found.length,
      }),
      choosingRefusals,
    )
    const added = await setChosen(tx, cargoId, driverIds, now)
    const recipients = added.map((driverId) => ({ driverId }))
    await notifyAll(tx, recipients, loadForYou({ cargoId, ...offer }), now)
  })
}
