import { turnEndedByStaff } from '@bargah/contract/features/notifications/notifications.text.ts'
import { whyEnded } from '@bargah/contract/features/outbox/outbox.text.ts'
import { cancelTurnRefusals } from '@bargah/contract/features/turns/turns.text.ts'
import { type Call, sessionOf } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { notFound, refuse } from '../../kernel/errors.ts'
import { findHall, lockHall } from '../halls/halls.api.ts'
import { appendHallLog } from '../log/log.api.ts'
import { notify, tellBySms } from '../notifications/notifications.api.ts'
import { endChoicesOfTurn } from '../rounds/rounds.api.ts'
import { lockDriver } from '../drivers/drivers.api.ts'
import { mayCancelTurn, ownsTurn } from './turns.rules.ts'
import { endTurn, findTurn, lockTurn, type Turn } from './turns.store.ts'

/** Ends a live turn before its use, an open round or not; its waiting choices end with it (rules 8.9). `said`: why, of staff. */
export async function cancelTurn(call: Call, turnId: number, said: string | undefined): Promise<void> {
  const session = sessionOf(call)
  const byDriver = session.role === 'Driver'
  await call.write(async (tx, now) => {
    const found = await findTurn(tx, turnId)
    if (!found || !ownsTurn(session, found)) throw notFound('نوبتی با این مشخصات')
    const [, , turn = found] = await Promise.all([
      lockHall(tx, found.hallId, 'shared'),
      lockDriver(tx, { driverId: found.driverId }),
      lockTurn(tx, turnId),
    ])
    refuse(mayCancelTurn(turn.status), cancelTurnRefusals)

    const status = byDriver ? 'cancelled' : 'ended_by_staff'
    const reason = byDriver ? 'turn_cancelled_by_driver' : 'turn_ended_by_staff'
    const ending = { status, at: now, by: session.userId, reason: byDriver ? undefined : said } as const
    await Promise.all([
      endTurn(tx, { turnId, ...ending }),
      !byDriver && tellEnded(tx, turn, { at: now, byUser: session.userId, reason: said }),
    ])
    const facts = { turn: turn.number, reason: status }
    await appendHallLog(tx, turn.hallId, async (at) => [
      { kind: 'turn_ended', facts },
      ...(await endChoicesOfTurn(tx, { turnId, reason, byStaff: !byDriver, at })),
    ])
  })
}

type Told = { at: Date; byUser: number; reason: string | undefined }

async function tellEnded(
  tx: Tx,
  { id: turnId, driverId, hallId, number: turnNumber }: Turn,
  { at, byUser, reason }: Told,
): Promise<void> {
  const { name: hallName = '' } = (await findHall(tx, hallId)) ?? {}
  const told = {
    driverId,
    values: { hall: hallName, turn: String(turnNumber), why: whyEnded(reason !== undefined) },
  }
  await Promise.all([
    notify(tx, [{ to: { driverId }, ...turnEndedByStaff({ hallName, turnId, turnNumber }, reason) }], at),
    tellBySms(tx, { kind: 'turn_ended', told: [told], byUser }, at),
  ])
}
