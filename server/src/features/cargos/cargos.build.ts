import { type CargoStatus, cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import type { Insertable } from 'kysely'
import { bandarAbbas } from '../../../test/plain.ts'
import { addRow } from '../../../test/rows.ts'
import type { Db } from '../../kernel/database.ts'
import type { Tables } from '../../kernel/tables.ts'
import { buildCompany } from '../companies/companies.build.ts'
import { recordCargoEvent } from './cargo-events.store.ts'
import { accountOf, postTransfers } from '../wallet/wallet.api.ts'

/** Announced an hour ago: far from the future, and from the end of a cargo's week. */
const plainCargo = () => ({
  status: cargoStatus.sending as CargoStatus,
  announcedAt: new Date(Date.now() - 3_600_000),
  origin: 'بندرعباس',
  destination: 'تهران',
  originLatitude: bandarAbbas.latitude,
  originLongitude: bandarAbbas.longitude,
  destinationLatitude: 35.6892,
  destinationLongitude: 51.389,
  distanceKm: 1268,
  durationHours: 17,
  rangeKm: 0,
  weightKg: 22_000,
  rentToman: 37_550_000,
  goodsId: 1,
  packagingId: 1,
  tel: '09173614482',
  truckCount: 1,
  companyFeeRial: 50_000,
  commissionRial: 10_000,
  driverFeeRial: 20_000,
})

type CargoGiven = Partial<Insertable<Tables['cargos']>> & { loaderTypeIds?: number[] }

/**
 * A cargo of a hall when `hallId` is given, else free. Its company (made when none is given) holds the price of all
 * its trucks, unless the cargo is finished or awaits review.
 */
export async function buildCargo(db: Db, given: CargoGiven = {}) {
  const { companyId = (await buildCompany(db)).id, loaderTypeIds = [5001], ...rest } = given
  const row = { isHall: rest.hallId !== undefined, ...plainCargo(), ...rest, companyId }
  return db.transaction().execute(async (tx) => {
    const cargo = await addRow(tx, 'cargos', {
      ...row,
      declaredAt: row.announcedAt,
      remaining: row.truckCount,
    })
    await addRow(
      tx,
      'cargoLoaderTypes',
      loaderTypeIds.map((loaderTypeId) => ({ cargoId: cargo.id, loaderTypeId })),
    )
    const declared = { cargoId: cargo.id, at: cargo.declaredAt, byUser: cargo.declaredBy }
    await recordCargoEvent(tx, { ...declared, kind: 'declared', from: null, to: cargo.status })
    if (cargo.status === cargoStatus.finished || cargo.status === cargoStatus.awaitingReview) return cargo
    const hold = {
      kind: 'hold',
      debitAccountId: await accountOf(tx, { companyId, held: false }),
      creditAccountId: await accountOf(tx, { companyId, held: true }),
      amountRial: cargo.truckCount * (cargo.companyFeeRial + cargo.commissionRial),
      cargoId: cargo.id,
    } as const
    await postTransfers(tx, [hold], { at: cargo.announcedAt, byUser: null })
    return cargo
  })
}
