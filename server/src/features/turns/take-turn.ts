import { type TurnRefusal, turnRefusalSentence } from '@bargah/contract/features/turns/turns.text.ts'
import type { Point } from '@bargah/contract/kernel/geo.ts'
import { type Call, sessionOf } from '../../kernel/call.ts'
import { type Tx, violates } from '../../kernel/database.ts'
import { notFound, Refusal } from '../../kernel/errors.ts'
import { appendHallLog, findHall, type Hall, lockHall, takeTurnNumber } from '../halls/halls.api.ts'
import { type LockedDriver, lockDriver, lockTruck } from '../drivers/drivers.api.ts'
import { balanceOf } from '../wallet/wallet.api.ts'
import { findLastPermit, findLastPermitHere, findStanding } from './turn-facts.store.ts'
import { computeExpiry, mayTakeTurn } from './turns.rules.ts'
import { insertTurn } from './turns.store.ts'

/** A driver asks with where he is; staff ask for a driver and one of his trucks, by their numbers. */
export type Asked = { hallId: number } & (
  | { kind: 'driver'; driverId: number; place: Point | null }
  | { kind: 'staff'; nationalId: string; freighterCardNumber: string }
)

/** Gives a driver the next turn of a hall, or says why not (decisions §5). */
export async function takeTurn(call: Call, asked: Asked) {
  try {
    return await call.write((tx, now) => giveTurn(tx, asked, { userId: sessionOf(call).userId, now }))
  } catch (error) {
    if (violates(error, 'one_live_turn_per_driver')) throw refusalOf({ code: 'live_turn' })
    if (violates(error, 'one_live_turn_per_freighter')) throw refusalOf({ code: 'freighter_live_turn' })
    throw error
  }
}

async function giveTurn(tx: Tx, asked: Asked, { userId, now }: { userId: number; now: Date }) {
  await lockHall(tx, asked.hallId, 'shared')
  const hall = await findHall(tx, asked.hallId)
  if (!hall) throw notFound('سالنی با این مشخصات')
  const driver = await lockDriver(tx, asked)
  if (!driver) throw refusalOf({ code: 'driver_unknown' })
  const byStaff = asked.kind === 'staff'
  const which = byStaff
    ? { cardNumber: asked.freighterCardNumber }
    : { driverFreighterId: driver.currentDriverFreighterId }
  const freighter = await lockTruck(tx, driver.id, which)
  if (!freighter) throw refusalOf({ code: byStaff ? 'freighter_unknown' : 'no_freighter' })

  const { isNativeHere, ...facts } = await loadFacts(tx, hall, driver, freighter.freighterId)
  const refusal = mayTakeTurn({ ...facts, hall, asker: asked }, now)
  if (refusal) throw refusalOf(refusal)

  const isNative = driver.isNative || isNativeHere
  const number = await takeTurnNumber(tx, hall.id)
  const id = await insertTurn(tx, {
    freighterId: freighter.freighterId,
    driverFreighterId: freighter.driverFreighterId,
    hallId: hall.id,
    number,
    driverId: driver.id,
    isNative,
    takenAt: now,
    takenBy: userId,
    expiresAt: computeExpiry(hall, isNative, now),
  })
  const told = { turnNumber: number, native: isNative }
  await appendHallLog(tx, hall.id, [{ at: now, kind: 'turn_taken', facts: told }])
  return { id, number, hallId: hall.id }
}

async function loadFacts(tx: Tx, hall: Hall, driver: LockedDriver, freighterId: number) {
  return {
    ...(await findStanding(tx, { driverId: driver.id, freighterId, hallId: hall.id })),
    driverIsActive: driver.isActive,
    balanceRial: await balanceOf(tx, { driverId: driver.id }),
    lastPermitHereAt: await findLastPermitHere(tx, driver.id, hall.id),
    lastPermit: (await findLastPermit(tx, driver.id)) ?? null,
  }
}

const refusalOf = (refusal: TurnRefusal) => new Refusal(refusal.code, turnRefusalSentence(refusal))
