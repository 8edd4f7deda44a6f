import { deactivateDriverRefusals } from '@bargah/contract/features/drivers/drivers.text.ts'
import { type Call, sessionOf } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { refuse } from '../../kernel/errors.ts'
import type { KeyRing } from '../../kernel/keys.rules.ts'
import { endAllSessions } from '../auth/auth.api.ts'
import { lockHall } from '../halls/halls.api.ts'
import { appendHallLog } from '../log/log.api.ts'
import { sendSms } from '../outbox/outbox.api.ts'
import { endChoicesOfTurn } from '../rounds/rounds.api.ts'
import { endTurn, findLiveTurnOfDriver, lockTurn, type Turn } from '../turns/turns.api.ts'
import { noDriver } from './driver-info.views.ts'
import { findUserOf, setInactive } from './driver-acts.store.ts'
import { lockForReview } from './drivers.store.ts'

/** Closes the panel to a driver: his turn ends with its choices, and his sessions; his open permit stays (rules 5.2). */
export const deactivateDriver = (call: Call, keys: KeyRing, driverId: number): Promise<void> =>
  call.write(async (tx, now) => {
    const { driver, turn } = await lockWithTurn(tx, driverId)
    refuse(driver.isActive ? null : 'not_active', deactivateDriverRefusals)
    await setInactive(tx, driverId)
    const user = await findUserOf(tx, driverId)
    if (user) await endAllSessions(tx, user.id, 'deactivated', now)
    const name = `${driver.firstName} ${driver.lastName}`.trim()
    await sendSms(tx, keys, { to: driver.mobile, kind: 'driver_deactivated', values: { name } }, now)
    if (turn) await endHisTurn(tx, turn, { at: now, by: sessionOf(call).userId })
  })

/** The driver and his live turn, the turn's hall locked before either. */
async function lockWithTurn(tx: Tx, driverId: number) {
  const seen = await findLiveTurnOfDriver(tx, driverId)
  if (seen) await lockHall(tx, seen.hallId, 'shared')
  const driver = await lockForReview(tx, driverId)
  if (!driver) throw noDriver()
  const turn = await findLiveTurnOfDriver(tx, driverId)
  // he took it at another hall meanwhile; should the locks cross there, the transaction is tried again
  if (turn && turn.hallId !== seen?.hallId) await lockHall(tx, turn.hallId, 'shared')
  if (turn) await lockTurn(tx, turn.id)
  return { driver, turn }
}

type Ending = { at: Date; by: number }

async function endHisTurn(tx: Tx, { id: turnId, hallId, number }: Turn, ending: Ending): Promise<void> {
  await endTurn(tx, { turnId, status: 'ended_by_staff', ...ending })
  const facts = { turn: number, reason: 'ended_by_staff' } as const
  await appendHallLog(tx, hallId, async (logAt) => [
    { kind: 'turn_ended', facts },
    ...(await endChoicesOfTurn(tx, { turnId, reason: 'driver_inactive', byStaff: true, at: logAt })),
  ])
}
