import { closedTurnReturned } from '@bargah/contract/features/notifications/notifications.text.ts'
import { closedTurnRefusals } from '@bargah/contract/features/turns/turns.text.ts'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { mustFind, refuse } from '../../kernel/errors.ts'
import { findDriver, lockDriver, lockTruck } from '../drivers/drivers.api.ts'
import { findHall, hallsInOrder, lockHalls } from '../halls/halls.api.ts'
import { appendHallLog, type EntryToTell } from '../log/log.api.ts'
import { notify } from '../notifications/notifications.api.ts'
import { expireBlocking } from './expire-turns.ts'
import { findStanding } from './turn-facts.store.ts'
import { computeReturnedExpiry, mayReturnClosed } from './turns.rules.ts'
import { findTurn, listOverdueOf, lockOverdueOf, lockTurn, setReturned } from './turns.store.ts'

/**
 * Puts a turn that ended when its hall was closed back in the queue, once the hall is open again: with its number, the time
 * between not counted (rules 8.12). Turns whose time is over and that stand in its way end. Out: its number.
 */
export const returnClosedTurn = (call: Call, turnId: number): Promise<number> =>
  call.write(async (tx, now) => {
    const { turn, endings } = await holdTurn(tx, turnId, now)
    const { hallId, driverId, freighterId, number: turnNumber } = turn
    const [hall, driver, standing] = await Promise.all([
      findHall(tx, hallId),
      findDriver(tx, { driverId }),
      findStanding(tx, { driverId, freighterId, hallId }, now),
    ])
    const facts = {
      ...standing,
      status: turn.status,
      hallIsActive: hall?.isActive === true,
      driverIsActive: driver?.isActive === true,
    }
    refuse(mayReturnClosed(facts), closedTurnRefusals)
    const expiresAt = computeReturnedExpiry(turn.expiresAt, turn.endedAt ?? now, now)
    if (!(await setReturned(tx, { turnId, expiresAt, endedAs: 'hall_closed' })))
      throw new Error('a turn whose return nothing refuses returns')
    const told = closedTurnReturned({ hallName: hall?.name ?? '', turnId, turnNumber })
    await notify(tx, [{ to: { driverId }, ...told }], now)
    const returned: EntryToTell = { kind: 'turn_returned', facts: { turn: turnNumber } }
    for (const [id, ended] of endings)
      await appendHallLog(tx, id, id === hallId ? [...ended, returned] : ended)
    return turnNumber
  })

/**
 * Locks what a return needs, in the order of locks, and ends what is over and in its way. Out: the turn, and what the log of
 * each locked hall, its own among them, is to tell. Throws 404 when there is no such turn.
 */
async function holdTurn(tx: Tx, turnId: number, now: Date) {
  const found = await mustFind(findTurn(tx, turnId), 'نوبتی با این شماره')
  const { driverId, driverFreighterId } = found
  const overdue = await listOverdueOf(tx, found, now)
  const hallIds = hallsInOrder(found.hallId, ...overdue.map(({ hallId }) => hallId))
  const [, , overdueNow] = await Promise.all([
    lockHalls(tx, hallIds, 'shared'),
    lockDriver(tx, { driverId }),
    lockOverdueOf(tx, found, now),
  ])
  const ended = await expireBlocking(tx, overdueNow, hallIds, now)
  const [turn = found] = await Promise.all([
    lockTurn(tx, turnId),
    lockTruck(tx, { driverId }, { driverFreighterId }),
  ])
  const endings = new Map(hallIds.map((hallId): [number, EntryToTell[]] => [hallId, ended.get(hallId) ?? []]))
  return { turn, endings }
}
