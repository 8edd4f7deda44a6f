import { cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import { reservedBy } from '@bargah/contract/features/permits/permits.states.ts'
import { myLoadTooDear, reserveRefusals } from '@bargah/contract/features/permits/permits.text.ts'
import type { Point } from '@bargah/contract/kernel/geo.ts'
import { type Call, driverOf } from '../../kernel/call.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import { lacksMoney, notFound, refuse } from '../../kernel/errors.ts'
import {
  type CargoFacts,
  findCargoForChoice,
  isForDriver,
  lockCargo,
  takeTruck,
} from '../cargos/cargos.api.ts'
import { lockDriver, lockTruck, type Truck } from '../drivers/drivers.api.ts'
import { findHall, lockHall } from '../halls/halls.api.ts'
import { listWaiting } from '../rounds/rounds.api.ts'
import { findLiveTurnOfDriver, lockTurn, type Turn } from '../turns/turns.api.ts'
import { isOver } from '../turns/turns.rules.ts'
import { balanceOf } from '../wallet/wallet.api.ts'
import { giveLoad } from './give-load.ts'
import { mayReserve } from './reserve.rules.ts'
import { findOthersTurn, findReserveSettings, hasOpenPermit } from './permits.store.ts'

export type ReserveInput = {
  cargoId: number
  driverTurnId?: number
  freighterId?: number
  driverId?: number
  location: Point | null
}

/**
 * Gives a free load at once to the driver who asks, if it fits him: of many at once exactly as many succeed as there are
 * trucks. A turn that he holds ends with it, and so do its waiting choices (rules 10.3).
 */
export async function reserveFreeCargo(call: Call, input: ReserveInput): Promise<{ reserveId: number }> {
  const { driverId, userId: byUser } = driverOf(call)
  return call.write(async (tx, now) => {
    const [seen, settings, heldTurn] = await Promise.all([
      findCargoForChoice(tx, input.cargoId),
      findReserveSettings(tx, input.cargoId),
      findLiveTurnOfDriver(tx, driverId),
    ])
    if (!seen || !settings || !(await isForDriver(tx, seen, driverId))) throw notFound('باری با این مشخصات')
    // most of those who come too late are told so here, without a lock
    refuse(seen.status !== cargoStatus.sending || seen.remaining === 0 ? 'cargo_gone' : null, reserveRefusals)
    const needsNoTurn = seen.productOwnerId !== null || settings.reserveEntrancePermission
    const facts = await loadReserve(tx, { input, driverId, heldTurn, needsNoTurn, now })
    if (facts?.isForHim === false) throw notFound('باری با این مشخصات')
    const refusal = mayReserve(facts, now)
    if (refusal === 'no_money' && facts) throw lacksMoney(myLoadTooDear, facts.lackingRial)
    refuse(refusal, reserveRefusals)
    if (!facts) throw new Error('who may reserve has a truck')
    refuse((await takeTruck(tx, input.cargoId)) ? null : 'cargo_gone', reserveRefusals)
    const by = { at: now, byUser, reserveType: reservedBy.driver }
    return { reserveId: await giveLoad(tx, { ...facts, driverId, instantBill: settings.instantBill }, by) }
  })
}

type Asked = {
  input: ReserveInput
  driverId: number
  /** The live turn that he held as it was looked for without a lock. */
  heldTurn: Turn | undefined
  needsNoTurn: boolean
  now: Date
}

/**
 * What a driver's taking of a load depends on, the load locked, so that it is given at the price and by the terms that it
 * has by then; null when there is no such driver or he has no truck.
 */
export async function loadReserve(tx: Tx, { input, driverId, heldTurn, needsNoTurn, now }: Asked) {
  const { driver, turn, truck } = await lockDriverTurnAndTruck(tx, driverId, heldTurn)
  if (!driver || !truck) return null
  const [, offered, balanceRial, truckHasOthersTurn, hasPermit, hasLiveTurn] = await Promise.all([
    lockCargo(tx, input.cargoId),
    findOffered(tx, input.cargoId, driverId),
    balanceOf(tx, { driverId }),
    // a split that commits meanwhile makes the one into the other: asked in this order, it is seen
    findOthersTurn(tx, driverId, truck.freighterId).then((others) => isInForce(tx, others, now)),
    hasOpenPermit(tx, driverId, truck.freighterId),
    isInForce(tx, turn, now),
  ])
  const { cargo, hall, isForHim } = offered
  const lackingRial = cargo.driverFeeRial - balanceRial
  return {
    turn,
    truck,
    cargo: { ...cargo, centre: { latitude: cargo.originLatitude, longitude: cargo.originLongitude } },
    isForHim,
    location: input.location,
    needsNoTurn,
    driver: { isActive: driver.isActive, loaderTypeId: truck.loaderTypeId },
    hallIsClosed: hall?.isActive === false,
    hasLiveTurn,
    truckHasOthersTurn,
    hasOpenPermit: hasPermit,
    idsAreHis: areHis(input, { driverId, turn, truck }),
    canPay: lackingRial <= 0,
    lackingRial,
  }
}

/** In the lock order, in one trip unless his turn or truck changed meanwhile. */
async function lockDriverTurnAndTruck(tx: Tx, driverId: number, heldTurn: Turn | undefined) {
  const [, driver, turn, locked] = await Promise.all([
    heldTurn && lockHall(tx, heldTurn.hallId, 'shared'),
    lockDriver(tx, { driverId }),
    lockLiveTurn(tx, driverId, heldTurn),
    lockTruck(tx, { driverId }, heldTurn ?? 'current'),
  ])
  const driverFreighterId = turn?.driverFreighterId ?? driver?.currentDriverFreighterId ?? null
  const isHisNow = locked?.driverFreighterId === driverFreighterId
  const truck = isHisNow ? locked : await lockTruck(tx, { driverId }, { driverFreighterId })
  return { driver, turn, truck }
}

/** Asked after the lock, for what was read while waiting for it has the loader types of before. */
async function findOffered(tx: Tx, cargoId: number, driverId: number) {
  const cargo = (await findCargoForChoice(tx, cargoId)) as CargoFacts
  const [hall, isForHim] = await Promise.all([
    cargo.hallId === null ? undefined : findHall(tx, cargo.hallId),
    isForDriver(tx, cargo, driverId),
  ])
  return { cargo, hall, isForHim }
}

/** Whether a turn that is live by its row is so by the clock. */
export const isInForce = async (
  tx: Db | Tx,
  turn: { id: number; expiresAt: Date | null } | null | undefined,
  now: Date,
) => (turn ? !isOver(turn, (await listWaiting(tx, turn.id)).length, now) : false)

/**
 * The driver's live turn, its row locked, or null. `held`: the one that he held before, whose hall is locked; one that ended while we
 * waited for it is none, and he may have taken another.
 */
export async function lockLiveTurn(tx: Tx, driverId: number, held: Turn | undefined): Promise<Turn | null> {
  const turn = held && (await lockTurn(tx, held.id))
  if (turn?.status === 'live') return turn
  const taken = await findLiveTurnOfDriver(tx, driverId)
  if (!taken) return null
  // the turn was taken just now: these locks break the lock order; a deadlock is retried
  if (taken.hallId !== held?.hallId) await lockHall(tx, taken.hallId, 'shared')
  const locked = await lockTurn(tx, taken.id)
  return locked?.status === 'live' ? locked : null
}

type His = { driverId: number; turn: Turn | null; truck: Truck }

const areHis = (sent: ReserveInput, { driverId, turn, truck }: His): boolean =>
  (sent.driverId === undefined || sent.driverId === driverId) &&
  (sent.driverTurnId === undefined || sent.driverTurnId === turn?.id) &&
  (sent.freighterId === undefined || [truck.driverFreighterId, truck.freighterId].includes(sent.freighterId))
