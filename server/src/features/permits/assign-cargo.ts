import type { AssignedBy } from '@bargah/contract/features/permits/assign.schema.ts'
import {
  type AssignRefusal,
  assignRefusals,
  assignRefusalSentence,
} from '@bargah/contract/features/permits/assign.text.ts'
import { reservedBy } from '@bargah/contract/features/permits/permits.states.ts'
import { type Call, sessionOf } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { mustFind, notFound, Refusal, refuse } from '../../kernel/errors.ts'
import {
  findCargoForChoice,
  lockCargo,
  recordCargoEvent,
  setAssigned,
  takeTruck,
} from '../cargos/cargos.api.ts'
import { findDriver, lockDriver, lockTruck } from '../drivers/drivers.api.ts'
import { hallsInOrder, lockHall } from '../halls/halls.api.ts'
import { findLiveTurnOfDriver } from '../turns/turns.api.ts'
import { mayAssign } from './assign.rules.ts'
import { giveLoad } from './give-load.ts'
import { loadAssignment } from './load-assignment.ts'
import { lockLiveTurn } from './reserve-free-cargo.ts'

export type Assignment = { cargoId: number; nationalId: string; freighterCardNumber: string; by: AssignedBy }

/**
 * Support gives a load to a driver out of turn, at whichever hall (rules 10.5). A turn that he holds ends with it, as for
 * a free load; the cargo counts as assigned when this was its last truck.
 */
export async function assignCargo(call: Call, asked: Assignment): Promise<{ reserveId: number }> {
  const { userId: byUser } = sessionOf(call)
  return call.write(async (tx, now) => {
    const { cargo, driver, truck, turn } = await lockAssignment(tx, asked)
    const { facts, instantBill } = await loadAssignment(tx, { cargo, driver, truck }, now)
    const refusal = mayAssign(facts, now)
    if (refusal) throw new Refusal(refusal, assignRefusalSentence(refusal, facts.frozenUntil))
    refuse<AssignRefusal>((await takeTruck(tx, cargo.id)) ? null : 'has_trucks', assignRefusals)
    const by = { at: now, byUser, reserveType: reservedBy.staff, isAssigned: true } as const
    const reserveId = await giveLoad(tx, { cargo, truck, turn, driverId: driver.id, instantBill }, by)
    const to = (await setAssigned(tx, cargo.id, asked.by)) ? asked.by : cargo.status
    const assigned = { cargoId: cargo.id, permitId: reserveId, from: cargo.status, to }
    await recordCargoEvent(tx, { kind: 'assigned', ...assigned, at: now, byUser })
    return { reserveId }
  })
}

/** Locks the halls of cargo and turn, the driver, his turn, the truck and the cargo. Refuses when the numbers do not belong together. */
async function lockAssignment(tx: Tx, { cargoId, ...asked }: Assignment) {
  const seen = await mustFind(findCargoForChoice(tx, cargoId), 'باری با این شماره')
  const known = await findDriver(tx, asked)
  if (!known) throw new Refusal('driver_unknown', assignRefusals.driver_unknown)
  const heldTurn = await findLiveTurnOfDriver(tx, known.id)
  for (const hallId of hallsInOrder(seen.isHall ? seen.hallId : null, heldTurn?.hallId))
    await lockHall(tx, hallId, 'shared')
  const driver = await lockDriver(tx, { driverId: known.id })
  if (!driver) throw new Refusal('driver_unknown', assignRefusals.driver_unknown)
  const turn = await lockLiveTurn(tx, driver.id, heldTurn)
  const truck = await lockTruck(tx, { driverId: driver.id }, { cardNumber: asked.freighterCardNumber })
  if (!truck) throw new Refusal('freighter_unknown', assignRefusals.freighter_unknown)
  // a free load changes under its own lock alone; what comes with the lock has the loader types of before it
  const [, cargo] = await Promise.all([lockCargo(tx, cargoId), findCargoForChoice(tx, cargoId)])
  if (!cargo) throw notFound('باری با این شماره')
  return { cargo, driver, truck, turn }
}
