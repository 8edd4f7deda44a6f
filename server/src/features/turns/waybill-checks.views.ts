import type { WaybillCheckRow } from '@bargah/contract/features/turns/waybill-checks.endpoints.ts'
import { openPermitStatuses, permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { clockTime, isoInstant, jalaliDate } from '@bargah/contract/kernel/dates.ts'
import type { Db } from '../../kernel/database.ts'
import { sql } from '../../kernel/sql.ts'
import { hasWaybill } from '../documents/documents.api.ts'

/**
 * The live turns of a hall whose driver's last permit is open or has no waybill (rules 7.9). Voided permits do not count.
 */
const selectWaybillChecks = (db: Db, hallId: number) =>
  db
    .selectFrom('turns')
    .innerJoinLateral(
      ({ selectFrom }) =>
        selectFrom('permits')
          .select(['permits.id', 'permits.cargoId', 'permits.status', 'permits.issuedAt'])
          .select(hasWaybill.as('hasBill'))
          .whereRef('permits.driverId', '=', 'turns.driverId')
          .where('permits.status', '<>', permitStatus.voided)
          .orderBy('permits.issuedAt', 'desc')
          .limit(sql.lit(1))
          .as('last'),
      (join) => join.onTrue(),
    )
    .where('turns.hallId', '=', hallId)
    .where('turns.status', '=', 'live')
    .where(({ or, eb }) => or([eb('last.status', 'in', openPermitStatuses), eb('last.hasBill', '=', false)]))

export async function countWaybillChecks(db: Db, hallId: number): Promise<number> {
  const { count } = await selectWaybillChecks(db, hallId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Them in the order of service; of one driver when his national code is given. */
export async function checkWaybills(db: Db, hallId: number, nationalId?: string): Promise<WaybillCheckRow[]> {
  const rows = await selectWaybillChecks(db, hallId)
    .innerJoin('drivers', 'drivers.id', 'turns.driverId')
    .innerJoin('freighters', 'freighters.id', 'turns.freighterId')
    .innerJoin('cargos', 'cargos.id', 'last.cargoId')
    .innerJoin('companies', 'companies.id', 'cargos.companyId')
    .select(['turns.id', 'turns.number', 'turns.takenAt', 'drivers.firstName', 'drivers.lastName'])
    .select(['drivers.nationalId', 'drivers.mobile', 'drivers.cardNumber as driverCard'])
    .select(['freighters.cardNumber as freighterCard', 'freighters.plateRegion'])
    .select(sql<string>`concat(plate_two, plate_letter, plate_three)`.as('plate'))
    .select(['last.id as permitId', 'last.cargoId', 'last.status', 'last.issuedAt', 'last.hasBill'])
    .select(['cargos.origin', 'cargos.destination', 'companies.name as companyName'])
    .$if(nationalId !== undefined, (query) => query.where('drivers.nationalId', '=', nationalId as string))
    .orderBy('turns.number')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    turnNumber: row.number,
    date: jalaliDate(row.takenAt),
    time: clockTime(row.takenAt),
    takenAt: isoInstant(row.takenAt),
    driverName: row.firstName,
    driverFamily: row.lastName,
    nationalId: row.nationalId,
    mobile: row.mobile,
    driverCardNumber: row.driverCard,
    freighterCardNumber: row.freighterCard,
    plaqueNumber: row.plate,
    plaqueSerialNumber: row.plateRegion,
    driverReserveId: row.permitId,
    cargoId: row.cargoId,
    reserveStatus: row.status,
    reserveDate: jalaliDate(row.issuedAt),
    reserveTime: clockTime(row.issuedAt),
    reservedAt: isoInstant(row.issuedAt),
    cargoSource: row.origin,
    cargoDestination: row.destination,
    transportationCompanyName: row.companyName,
    isOpen: openPermitStatuses.some((status) => status === row.status),
    hasBill: row.hasBill,
  }))
}
