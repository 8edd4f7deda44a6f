import type { Asking } from '@bargah/contract/features/permits/askings.schema.ts'
import { isoInstant } from '@bargah/contract/kernel/dates.ts'
import type { Db } from '../../kernel/database.ts'
import type { KeyRing } from '../../kernel/keys.rules.ts'
import { open } from '../../kernel/seal.ts'
import { officialRateRial } from '../cargos/cargos.api.ts'
import { computeNetPay } from '@bargah/contract/features/cargos/pay.rules.ts'
import { askingCode } from './askings.store.ts'

/** What companies ask a driver now, the latest first, with the codes that he tells. */
export async function listAskings(db: Db, keys: KeyRing, driverId: number, now: Date): Promise<Asking[]> {
  const rows = await db
    .selectFrom('reserveAskings')
    .innerJoin('cargos', 'cargos.id', 'reserveAskings.cargoId')
    .innerJoin('companies', 'companies.id', 'cargos.companyId')
    .innerJoin('goods', 'goods.id', 'cargos.goodsId')
    .leftJoin('turns', (join) =>
      join.onRef('turns.driverId', '=', 'reserveAskings.driverId').on('turns.status', '=', 'live'),
    )
    .select(['reserveAskings.id', 'reserveAskings.cargoId', 'codeSealed', 'reserveAskings.expiresAt'])
    .select(['cargos.origin', 'cargos.destination', 'cargos.distanceKm', 'cargos.weightKg'])
    .select(['cargos.rentToman', 'cargos.driverFeeRial', 'goods.name as goodsName'])
    .select(officialRateRial.sql.as('officialRateRial'))
    .select(['companies.name as companyName', 'companies.mobile as companyMobile', 'turns.number'])
    .where('reserveAskings.driverId', '=', driverId)
    .where('reserveAskings.expiresAt', '>', now)
    .orderBy('reserveAskings.id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    cargoId: row.cargoId,
    cargoSource: row.origin,
    cargoDestination: row.destination,
    cargoDistance: row.distanceKm,
    kalaDesc: row.goodsName,
    kalaWeight: row.weightKg,
    cargoRent: row.rentToman,
    officialRateRial: row.officialRateRial,
    netPayToman: computeNetPay(row.rentToman, row.driverFeeRial),
    driverFeeRial: row.driverFeeRial,
    transportationCompanyName: row.companyName,
    transportationCompanyMobile: row.companyMobile,
    turnNumber: row.number,
    code: open(keys, askingCode, row.id, row.codeSealed),
    expiresAt: isoInstant(row.expiresAt),
  }))
}
