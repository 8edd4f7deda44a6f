import {
  type PermitStatus,
  permitStatus,
  reservedBy,
  type ReserveType,
} from '@bargah/contract/features/permits/permits.states.ts'
import { databaseClock } from '../../kernel/clock.ts'
import { type Db, transaction } from '../../kernel/database.ts'
import { buildDriver } from '../drivers/drivers.build.ts'
import { appendHallLog } from '../log/log.api.ts'
import { accountOf, postTransfers } from '../wallet/wallet.api.ts'
import { addRow, setRow } from '../../../test/rows.ts'

type PermitGiven = Partial<{
  driver: Awaited<ReturnType<typeof buildDriver>>
  status: PermitStatus
  turnId: number
  priorityId: number
  roundId: number
  issuedAt: Date
  reserveType: ReserveType
}>

/**
 * A permit of a cargo that holds money for it: takes a truck, moves the company's share and the driver's fee to the
 * platform and, for a hall's cargo, is in the hall's log. Its driver is made when none is given.
 */
export async function buildPermit(db: Db, cargoId: number, given: PermitGiven = {}) {
  const {
    driver = await buildDriver(db),
    status = permitStatus.issued,
    issuedAt = new Date(),
    reserveType = reservedBy.driver,
    ...rest
  } = given
  return transaction({ db, clock: databaseClock }, async (tx) => {
    const cargo = await tx
      .updateTable('cargos')
      .set((eb) => ({ remaining: eb('remaining', '-', 1) }))
      .where('id', '=', cargoId)
      .returningAll()
      .executeTakeFirstOrThrow()
    const { companyId, companyFeeRial, commissionRial, driverFeeRial, hallId } = cargo
    const { id: driverId, driverFreighterId, freighter } = driver
    const truck = { driverId, driverFreighterId, freighterId: freighter.id }
    const prices = { companyFeeRial, commissionRial, driverFeeRial }
    const row = { ...rest, ...truck, ...prices, cargoId, companyId, status, issuedAt, reserveType }
    const permit = await addRow(tx, 'permits', row)
    await addRow(tx, 'permitEvents', { permitId: permit.id, status: permitStatus.issued, at: issuedAt })
    const paid = {
      creditAccountId: await accountOf(tx, { platform: 'income' }),
      cargoId,
      permitId: permit.id,
    }
    const held = await accountOf(tx, { companyId, held: true })
    const own = await accountOf(tx, { driverId })
    await postTransfers(
      tx,
      [
        { ...paid, kind: 'company_fee', debitAccountId: held, amountRial: companyFeeRial + commissionRial },
        { ...paid, kind: 'driver_fee', debitAccountId: own, amountRial: driverFeeRial },
      ],
      { at: issuedAt, byUser: null },
    )
    if (hallId === null) return permit
    const facts = { permitId: permit.id, cargoId }
    const { root: logHead, size: logSize } = await appendHallLog(tx, hallId, [
      { kind: 'permit_issued', facts },
    ])
    await setRow(tx, 'permits', permit.id, { logHead, logSize })
    return { ...permit, logHead, logSize }
  })
}
