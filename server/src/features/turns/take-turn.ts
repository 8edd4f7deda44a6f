import { turnGivenByStaff } from '@bargah/contract/features/notifications/notifications.text.ts'
import { type TurnRefusal, turnRefusalSentence } from '@bargah/contract/features/turns/turns.text.ts'
import type { Point } from '@bargah/contract/kernel/geo.ts'
import { type Call, sessionOf } from '../../kernel/call.ts'
import { type Tx, violates } from '../../kernel/database.ts'
import { lacksMoney, notFound, Refusal } from '../../kernel/errors.ts'
import { findHall, hallsInOrder, lockHalls } from '../halls/halls.api.ts'
import { bindTurn, makeSalt } from '../log/commitments.rules.ts'
import { appendHallLog, type Promised, promisedOf, type EntryToTell } from '../log/log.api.ts'
import { lockDriver, lockTruck } from '../drivers/drivers.api.ts'
import { notify, tellBySms } from '../notifications/notifications.api.ts'
import { expireBlocking } from './expire-turns.ts'
import { loadTurnFacts } from './load-turn-facts.ts'
import { computeExpiry, mayTakeTurn } from './turns.rules.ts'
import { countAhead, insertTurn, insertTurnStart, lockOverdueOf } from './turns.store.ts'

/** Staff name a driver and one of his trucks by their numbers, or him by id with the truck he drives now. */
export type TurnRequest = { hallId: number } & (
  | { kind: 'driver'; driverId: number; place?: Point }
  | { kind: 'staff'; driverId: number }
  | { kind: 'staff'; nationalId: string; freighterCardNumber: string }
)

/** Gives a driver the next turn of a hall, or says why not (rules 8.3). */
export async function takeTurn(call: Call, asked: TurnRequest) {
  const give = (hallIds: readonly number[]) =>
    call.write((tx, now) => giveTurn(tx, asked, { userId: sessionOf(call).userId, hallIds, now }))
  try {
    return await give([asked.hallId]).catch((error: unknown) => {
      if (error instanceof MoreHalls) return give(error.hallIds)
      throw error
    })
  } catch (error) {
    if (violates(error, 'one_live_turn_per_driver')) throw refusalOf({ code: 'live_turn' }, asked)
    if (violates(error, 'one_live_turn_per_freighter'))
      throw refusalOf({ code: 'freighter_live_turn' }, asked)
    throw error
  }
}

/** A turn whose time is over is in the way at another hall: halls are locked in their order, so that nothing was done yet. */
class MoreHalls extends Error {
  readonly hallIds: readonly number[]
  constructor(hallIds: readonly number[]) {
    super('turns of other halls are in the way')
    this.hallIds = hallIds
  }
}

type Giving = { userId: number; hallIds: readonly number[]; now: Date }

async function giveTurn(tx: Tx, asked: TurnRequest, { userId, hallIds, now }: Giving) {
  const isNamed = 'freighterCardNumber' in asked
  const known = 'driverId' in asked && { driverId: asked.driverId, freighterId: 'current' as const }
  const [, driver, overdue, freighter, hall, seen] = await Promise.all([
    lockHalls(tx, hallIds, 'shared'),
    lockDriver(tx, asked),
    lockOverdueOf(tx, asked, now),
    lockTruck(tx, asked, isNamed ? { cardNumber: asked.freighterCardNumber } : 'current'),
    findHall(tx, asked.hallId),
    known && loadTurnFacts(tx, { ...known, hallId: asked.hallId }, now),
  ])
  if (!hall) throw notFound('سالنی با این مشخصات')
  if (!driver)
    throw 'driverId' in asked
      ? notFound('راننده‌ای با این مشخصات')
      : refusalOf({ code: 'driver_unknown' }, asked)
  const elsewhere = overdue.map((turn) => turn.hallId).filter((hallId) => !hallIds.includes(hallId))
  if (elsewhere.length > 0 && hallIds.length === 1)
    throw new MoreHalls(hallsInOrder(asked.hallId, ...elsewhere))
  const endings = await expireBlocking(tx, overdue, hallIds, now)
  if (!freighter) throw refusalOf({ code: isNamed ? 'freighter_unknown' : 'no_freighter' }, asked)
  // a turn that was over counted for none before it was ended here
  const facts =
    seen ||
    (await loadTurnFacts(
      tx,
      { driverId: driver.id, freighterId: freighter.freighterId, hallId: hall.id },
      now,
    ))
  const refusal = mayTakeTurn({ ...facts, driverIsActive: driver.isActive, hall, asker: asked }, now)
  if (refusal?.code === 'no_money' && asked.kind === 'driver')
    throw lacksMoney(turnRefusalSentence(refusal, asked.kind), refusal.lackingRial)
  if (refusal) throw refusalOf(refusal, asked)

  const isNative = driver.isNative || facts.isNativeHere
  const { loaderTypeId, freighterId, driverFreighterId } = freighter
  const { id, number } = await insertTurn(tx, {
    freighterId,
    driverFreighterId,
    hallId: hall.id,
    driverId: driver.id,
    isNative,
    takenAt: now,
    takenBy: userId,
    expiresAt: computeExpiry(hall, isNative, now),
  })
  if (asked.kind === 'staff')
    await tellGiven(tx, { hall, id, number, driverId: driver.id, byUser: userId }, now)
  const salt = makeSalt()
  const bound = bindTurn({ salt, ...driver, ...freighter })
  const told = { turn: number, byStaff: asked.kind === 'staff', native: isNative, bound }
  const taken: EntryToTell = { kind: 'turn_taken', facts: told }
  const [, promised] = await Promise.all([
    insertTurnStart(tx, { id, hallId: hall.id, number, loaderTypeId, takenAt: now, salt }),
    tellTaken(tx, { hallIds, endings, taken, hall, salt }),
  ])
  return { id, number, hallId: hall.id, promised }
}

type Given = {
  hall: { id: number; name: string }
  id: number
  number: number
  driverId: number
  byUser: number
}

/** In the panel always; by a message where no device of his is told. */
async function tellGiven(
  tx: Tx,
  { hall, id: turnId, number: turnNumber, driverId, byUser }: Given,
  at: Date,
): Promise<void> {
  const given = turnGivenByStaff({ hallName: hall.name, turnId, turnNumber })
  const [ahead] = await Promise.all([
    countAhead(tx, hall.id, turnNumber),
    notify(tx, [{ to: { driverId }, ...given }], at),
  ])
  const values = { hall: hall.name, turn: String(turnNumber), ahead: String(ahead) }
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

const refusalOf = (refusal: TurnRefusal, { kind }: TurnRequest) =>
  new Refusal(refusal.code, turnRefusalSentence(refusal, kind))
