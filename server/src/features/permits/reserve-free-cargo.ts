import { cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import { type ReserveType, reservedBy } from '@bargah/contract/features/permits/permits.states.ts'
import { reserveRefusals } from '@bargah/contract/features/permits/permits.text.ts'
import type { Point } from '@bargah/contract/kernel/geo.ts'
import { type Call, sessionOf } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { notFound, refuse } from '../../kernel/errors.ts'
import { type CargoFacts, findCargoForChoice, takeTruck } from '../cargos/cargos.api.ts'
import { lockDriver, lockTruck, type Truck } from '../drivers/drivers.api.ts'
import { appendHallLog, findHall, lockHall } from '../halls/halls.api.ts'
import { endChoicesOfTurn, listWaiting } from '../rounds/rounds.api.ts'
import { endTurn, findLiveTurnOfDriver, lockTurn, type Turn } from '../turns/turns.api.ts'
import { isOver } from '../turns/turns.rules.ts'
import { balanceOf } from '../wallet/wallet.api.ts'
import { issuePermits, rememberLogHead } from './issue-permits.ts'
import { mayReserve, mayStaffReserve } from './reserve.rules.ts'
import { findOthersTurn, findReserveSettings, hasOpenPermit } from './reserve.store.ts'

type Input = {
  cargoId: number
  driverTurnId?: number
  freighterId?: number
  driverId?: number
  location: Point | null
}

/**
 * Gives a free load at once to a driver whom it fits: of many at once exactly as many succeed as there are trucks. A turn
 * that he holds ends with it, and so do its waiting choices (decisions §6).
 */
export async function reserveFreeCargo(call: Call, input: Input): Promise<{ reserveId: number }> {
  const session = sessionOf(call)
  const driverId = session.driverId ?? input.driverId
  if (driverId === undefined) throw notFound('راننده‌ای با این مشخصات')
  const byStaff = session.driverId === null
  return call.write(async (tx, now) => {
    const seen = await findCargoForChoice(tx, input.cargoId)
    if (!seen || (byStaff && seen.companyId !== session.companyId)) throw notFound('باری با این مشخصات')
    // most of those who come too late are told so here, without a lock
    refuse(seen.status !== cargoStatus.sending || seen.remaining === 0 ? 'cargo_gone' : null, reserveRefusals)
    const settings = await findReserveSettings(tx, seen.id)
    const needsNoTurn = seen.productOwnerId !== null || settings.reserveEntrancePermission
    const facts = await loadReserve(tx, { input, driverId, needsNoTurn, now })
    const refusal = byStaff ? mayStaffReserve(facts, needsNoTurn, now) : mayReserve(facts, now)
    refuse(refusal, reserveRefusals)
    if (!facts) throw new Error('who may reserve has a truck')
    refuse((await takeTruck(tx, input.cargoId)) ? null : 'cargo_gone', reserveRefusals)
    const by = {
      at: now,
      byUser: session.userId,
      reserveType: byStaff ? reservedBy.staff : reservedBy.driver,
    }
    return { reserveId: await give(tx, { ...facts, driverId, instantBill: settings.instantBill }, by) }
  })
}

type Asked = { input: Input; driverId: number; needsNoTurn: boolean; now: Date }

/** What a driver's taking of a load depends on, or null when there is no such driver or he has no truck. */
async function loadReserve(tx: Tx, { input, driverId, needsNoTurn, now }: Asked) {
  const heldTurn = await findLiveTurnOfDriver(tx, driverId)
  if (heldTurn) await lockHall(tx, heldTurn.hallId, 'shared')
  const driver = await lockDriver(tx, { driverId })
  if (!driver) return null
  const turn = await lockLiveTurn(tx, driverId, heldTurn?.hallId)
  const driverFreighterId = turn?.driverFreighterId ?? driver.currentDriverFreighterId
  const truck = await lockTruck(tx, driverId, { driverFreighterId })
  if (!truck) return null
  const cargo = (await findCargoForChoice(tx, input.cargoId)) as CargoFacts
  const hall = cargo.hallId === null ? null : await findHall(tx, cargo.hallId)
  return {
    turn,
    truck,
    cargo: { ...cargo, origin: { latitude: cargo.originLatitude, longitude: cargo.originLongitude } },
    location: input.location,
    needsNoTurn,
    driver: { isActive: driver.isActive, loaderTypeId: truck.loaderTypeId },
    hallIsClosed: hall?.isActive === false,
    hasLiveTurn: await isInForce(tx, turn, now),
    holdsTurn: turn !== null,
    truckHasOthersTurn: await isInForce(tx, await findOthersTurn(tx, driverId, truck.freighterId), now),
    hasOpenPermit: await hasOpenPermit(tx, driverId, truck.freighterId),
    idsAreHis: areHis(input, { driverId, turn, truck }),
    canPay: (await balanceOf(tx, { driverId })) >= cargo.driverFeeRial,
  }
}

/** Whether a turn that is live by its row is so by the clock. */
const isInForce = async (
  tx: Tx,
  turn: { id: number; expiresAt: Date | null } | null | undefined,
  now: Date,
) => (turn ? !isOver(turn, (await listWaiting(tx, turn.id)).length, now) : false)

/** The driver's live turn, its row locked, or null; one that its time ended while we waited for it is none. */
async function lockLiveTurn(
  tx: Tx,
  driverId: number,
  lockedHallId: number | undefined,
): Promise<Turn | null> {
  const found = await findLiveTurnOfDriver(tx, driverId)
  if (!found) return null
  // a turn taken at this very moment: out of the lock order, and should that ever deadlock, it is tried again
  if (found.hallId !== lockedHallId) await lockHall(tx, found.hallId, 'shared')
  const turn = await lockTurn(tx, found.id)
  return turn?.status === 'live' ? turn : null
}

type His = { driverId: number; turn: Turn | null; truck: Truck }

const areHis = (sent: Input, { driverId, turn, truck }: His): boolean =>
  (sent.driverId === undefined || sent.driverId === driverId) &&
  (sent.driverTurnId === undefined || sent.driverTurnId === turn?.id) &&
  (sent.freighterId === undefined || [truck.driverFreighterId, truck.freighterId].includes(sent.freighterId))

type Deal = { cargo: CargoFacts; truck: Truck; turn: Turn | null; driverId: number; instantBill: boolean }
type By = { at: Date; byUser: number; reserveType: ReserveType }

/** Ends the turn that the load uses up and issues the permit. Out: the permit's id. */
async function give(tx: Tx, { cargo, truck, turn, driverId, instantBill }: Deal, by: By): Promise<number> {
  const { driverFeeRial, companyFeeRial, commissionRial, id: cargoId, companyId } = cargo
  const { freighterId, driverFreighterId } = truck
  const who = {
    driverId,
    freighterId,
    driverFreighterId,
    turnId: turn?.id ?? null,
    priorityId: null,
    roundId: null,
  }
  const price = { driverFeeRial, companyFeeRial, commissionRial, instantBill }
  if (turn) await endChoicesOfTurn(tx, { turnId: turn.id, reason: 'own_better_choice', at: by.at })
  if (turn) await endTurn(tx, { turnId: turn.id, status: 'used', at: by.at })
  const permitIds = await issuePermits(tx, [{ cargoId, companyId, ...who, ...price }], by)
  const permitId = permitIds[0] as number
  if (turn) await logUse(tx, turn, { permitId, cargoId, at: by.at })
  return permitId
}

/** Tells the hall's public log that a turn went to a free load. */
async function logUse(
  tx: Tx,
  turn: Turn,
  { permitId, cargoId, at }: { permitId: number; cargoId: number; at: Date },
) {
  const facts = { permitId, cargoId, turnNumber: turn.number, free: true }
  const head = await appendHallLog(tx, turn.hallId, [{ at, kind: 'permit_issued', facts }])
  await rememberLogHead(tx, [permitId], head)
}
