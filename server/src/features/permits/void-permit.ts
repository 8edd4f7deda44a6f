import { type CargoStatus, cargoStatus, isAssigned } from '@bargah/contract/features/cargos/cargos.states.ts'
import { permitRefusals, voidReasons } from '@bargah/contract/features/permits/permits.text.ts'
import { type Call, sessionOf } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { refuse } from '../../kernel/errors.ts'
import { lockCargo, putTruckBack, recordCargoEvent } from '../cargos/cargos.api.ts'
import { lockHalls } from '../halls/halls.api.ts'
import { appendHallLog, type EntryToTell } from '../log/log.api.ts'
import { lockDriver } from '../drivers/drivers.api.ts'
import { lockTurn, returnTurn } from '../turns/turns.api.ts'
import { accountOf, postTransfers, type Transfer } from '../wallet/wallet.api.ts'
import {
  computeRefund,
  hallsOfPermit,
  mayVoid,
  placeIn,
  type Refund,
  type Voider,
  voiderOf,
} from './permits.rules.ts'
import { setTurnReturned } from './turn-back.store.ts'
import { tellVoided } from './tell-permits.ts'
import { findPlaceOfPermit, type LockedPermit, lockPermit, setPermitVoided } from './permits.store.ts'

/**
 * Voids a permit: its truck goes back to the cargo, which sends again if it had been assigned whole, and its money goes
 * back as `computeRefund` says (rules 12.9). A turn that a free load had used up
 * returns when the company voids; any other stays used, and giving it back is another act.
 */
export async function voidPermit(call: Call, permitId: number, reason: string | undefined): Promise<void> {
  const session = sessionOf(call)
  const voider = voiderOf(session.role)
  await call.write(async (tx, now) => {
    const { hallIds, driverId, turnId, isHall } = await findPlaceOfPermit(tx, session, permitId)
    const usedTurnId = voider === 'company' && !isHall ? turnId : null
    const [, , , permit] = await Promise.all([
      lockHalls(tx, hallIds, 'shared'),
      usedTurnId !== null && lockDriver(tx, { driverId }),
      usedTurnId !== null && lockTurn(tx, usedTurnId),
      lockPermit(tx, session, permitId),
    ])
    refuse(mayVoid(voider, permit.status), permitRefusals)
    const by = { at: now, byUser: session.userId }
    const said = reason ?? voidReasons[voider]
    const [, cargo] = await Promise.all([
      setPermitVoided(tx, { permitId, reason: said, ...by }),
      lockCargo(tx, permit.cargoId),
      putTruckBack(tx, permit.cargoId),
    ])
    const refund = computeRefund(voider, permit, cargo?.status === cargoStatus.finished)
    await Promise.all([
      cargo &&
        isAssigned(cargo.status) &&
        recordReopened(tx, { cargoId: cargo.id, from: cargo.status, permitId, ...by }),
      transfersOf(tx, permit, refund).then((transfers) => postTransfers(tx, transfers, by)),
      tellVoided(
        tx,
        {
          permitId,
          cargoId: permit.cargoId,
          driverId: permit.driverId,
          reason: said,
          byUser: session.userId,
          voiding: {
            byCompany: voider === 'company' ? permit.companyName : null,
            usedTurn: usedTurnId === null ? permit.turnNumber : null,
            driverRefundRial: refund.driverRial,
          },
        },
        now,
      ),
    ])
    const returned = usedTurnId === null ? [] : await returnTurn(tx, usedTurnId, now)
    await logVoid(tx, permit, { returned, back: cargo?.status !== cargoStatus.finished, by: voider })
    const { turnHallId } = permit
    if (returned.length > 0 && turnHallId !== null)
      await setTurnReturned(tx, { permitId, hallId: turnHallId, ...by })
  })
}

type Reopened = { cargoId: number; from: CargoStatus; permitId: number; at: Date; byUser: number }

/** Of a cargo that had been assigned whole: it is sending again. */
const recordReopened = (tx: Tx, reopened: Reopened) =>
  recordCargoEvent(tx, { kind: 'reopened', to: cargoStatus.sending, ...reopened })

async function transfersOf(tx: Tx, permit: LockedPermit, refund: Refund): Promise<Transfer[]> {
  const { companyId, driverId, cargoId, id: permitId } = permit
  const held = refund.companyShareTo === 'held'
  const [income, company, driver] = await Promise.all([
    accountOf(tx, { platform: 'income' }),
    accountOf(tx, { companyId, held }),
    accountOf(tx, { driverId }),
  ])
  const about = { debitAccountId: income, cargoId, permitId }
  return [
    { ...about, kind: 'company_refund', creditAccountId: company, amountRial: refund.companyShareRial },
    { ...about, kind: 'driver_refund', creditAccountId: driver, amountRial: refund.driverRial },
  ]
}

type Voided = { returned: readonly EntryToTell[]; back: boolean; by: Voider }

/** Tells the logs in which the permit's issue stands: those of the cargo's hall and of the turn's. */
async function logVoid(tx: Tx, permit: LockedPermit, { returned, back, by }: Voided): Promise<void> {
  const { id, cargoId, turnNumber, turnHallId, hallId: cargoHallId } = permit
  const turn = turnNumber === null || turnHallId === null ? null : { number: turnNumber, hallId: turnHallId }
  const place = { cargoId, cargoHallId, turn }
  for (const hallId of hallsOfPermit(place)) {
    const facts = { permit: id, ...placeIn(hallId, place), by, back }
    const voided: EntryToTell = { kind: 'permit_voided', facts }
    await appendHallLog(tx, hallId, hallId === turnHallId ? [voided, ...returned] : [voided])
  }
}
