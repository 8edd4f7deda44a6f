import { type TurnRefusal, turnRefusalSentence } from '@bargah/contract/features/turns/turns.text.ts'
import type { Point } from '@bargah/contract/kernel/geo.ts'
import { formatRialInToman } from '@bargah/contract/kernel/money.ts'
import { type Call, sessionOf } from '../../kernel/call.ts'
import { type Tx, violates } from '../../kernel/database.ts'
import { lacksMoney, notFound, Refusal } from '../../kernel/errors.ts'
import { findHall, hallsInOrder, lockHalls, takeTurnNumber } from '../halls/halls.api.ts'
import { bindTurn, makeSalt } from '../log/commitments.rules.ts'
import { appendHallLog, type Promised, promisedOf, type EntryToTell } from '../log/log.api.ts'
import { type LockedDriver, lockDriver, lockTruck } from '../drivers/drivers.api.ts'
import { tellBySms } from '../notifications/notifications.api.ts'
import { expireBlocking } from './expire-turns.ts'
import { loadTurnFacts } from './load-turn-facts.ts'
import { computeExpiry, mayTakeTurn } from './turns.rules.ts'
import { countAhead, insertTurn, insertTurnSalt, insertTurnStart, listOverdueOf } from './turns.store.ts'

/** A driver asks with where he is; staff ask for a driver and one of his trucks, by their numbers, or by his id with the one he drives now. */
export type TurnRequest = { hallId: number } & (
  | { kind: 'driver'; driverId: number; place?: Point }
  | { kind: 'staff'; driverId: number }
  | { kind: 'staff'; nationalId: string; freighterCardNumber: string }
)

/** Gives a driver the next turn of a hall, or says why not (rules 8.3). */
export async function takeTurn(call: Call, asked: TurnRequest) {
  try {
    return await call.write((tx, now) => giveTurn(tx, asked, { userId: sessionOf(call).userId, now }))
  } catch (error) {
    if (violates(error, 'one_live_turn_per_driver')) throw refusalOf({ code: 'live_turn' })
    if (violates(error, 'one_live_turn_per_freighter')) throw refusalOf({ code: 'freighter_live_turn' })
    throw error
  }
}

async function giveTurn(tx: Tx, asked: TurnRequest, { userId, now }: { userId: number; now: Date }) {
  const hallIds = await listHallsOf(tx, asked, now)
  const [, hall, driver, overdue] = await Promise.all([
    lockHalls(tx, hallIds, 'shared'),
    findHall(tx, asked.hallId),
    lockDriver(tx, asked),
    listOverdueOf(tx, asked, now),
  ])
  if (!hall) throw notFound('سالنی با این مشخصات')
  if (!driver)
    throw 'driverId' in asked ? notFound('راننده‌ای با این مشخصات') : refusalOf({ code: 'driver_unknown' })
  const endings = await expireBlocking(tx, overdue, hallIds, now)
  const freighter = await lockHisTruck(tx, asked, driver)
  const { isNativeHere, ...facts } = await loadTurnFacts(
    tx,
    { hall, driver, freighterId: freighter.freighterId },
    now,
  )
  const refusal = mayTakeTurn({ ...facts, hall, asker: asked }, now)
  if (refusal?.code === 'no_money' && asked.kind === 'driver')
    throw lacksMoney(turnRefusalSentence(refusal, formatRialInToman), refusal.lackingRial)
  if (refusal) throw refusalOf(refusal)

  const isNative = driver.isNative || isNativeHere
  const number = await takeTurnNumber(tx, hall.id)
  const { loaderTypeId, freighterId, driverFreighterId } = freighter
  const id = await insertTurn(tx, {
    freighterId,
    driverFreighterId,
    hallId: hall.id,
    number,
    driverId: driver.id,
    isNative,
    takenAt: now,
    takenBy: userId,
    expiresAt: computeExpiry(hall, isNative, now),
  })
  if (asked.kind === 'staff') await tellGiven(tx, { hall, number, driverId: driver.id, byUser: userId }, now)
  const salt = makeSalt()
  const bound = bindTurn({ salt, ...driver, ...freighter })
  const told = { turn: number, byStaff: asked.kind === 'staff', native: isNative, bound }
  const taken: EntryToTell = { kind: 'turn_taken', facts: told }
  const [promised] = await Promise.all([
    tellTaken(tx, { hallIds, endings, taken, hall, salt }),
    insertTurnSalt(tx, id, salt),
    insertTurnStart(tx, { id, loaderTypeId }),
  ])
  return { id, number, hallId: hall.id, promised }
}

type Given = { hall: { id: number; name: string }; number: number; driverId: number; byUser: number }

async function tellGiven(tx: Tx, { hall, number, driverId, byUser }: Given, at: Date): Promise<void> {
  const ahead = await countAhead(tx, hall.id, number)
  const values = { hall: hall.name, turn: String(number), ahead: String(ahead) }
  await tellBySms(tx, { kind: 'turn_given', told: [{ driverId, values }], byUser }, at)
}

type Taken = {
  hallIds: readonly number[]
  endings: ReadonlyMap<number, EntryToTell[]>
  taken: EntryToTell
  hall: { id: number }
  salt: string
}

/** Tells the log of each hall which turns ended there, and that of the hall that the turn was taken. Out: the promise of it. */
async function tellTaken(tx: Tx, { hallIds, endings, taken, hall, salt }: Taken): Promise<Promised> {
  let promised: Promised | undefined
  for (const hallId of hallIds) {
    const told = endings.get(hallId) ?? []
    const appended = await appendHallLog(tx, hallId, hallId === hall.id ? [...told, taken] : told)
    if (hallId === hall.id) promised = promisedOf(hallId, appended, salt)
  }
  if (!promised) throw new Error(`hall ${hall.id} is not among those that were locked`)
  return promised
}

async function lockHisTruck(tx: Tx, asked: TurnRequest, driver: LockedDriver) {
  const isNamed = 'freighterCardNumber' in asked
  const which = isNamed
    ? { cardNumber: asked.freighterCardNumber }
    : { driverFreighterId: driver.currentDriverFreighterId }
  const truck = await lockTruck(tx, driver.id, which)
  if (!truck) throw refusalOf({ code: isNamed ? 'freighter_unknown' : 'no_freighter' })
  return truck
}

/** The hall, and those where a turn whose time is over is still in the way. Out: their ids, in order. */
async function listHallsOf(tx: Tx, asked: TurnRequest, now: Date): Promise<number[]> {
  const overdue = await listOverdueOf(tx, asked, now)
  return hallsInOrder(asked.hallId, ...overdue.map((turn) => turn.hallId))
}

const refusalOf = (refusal: TurnRefusal) => new Refusal(refusal.code, turnRefusalSentence(refusal))
