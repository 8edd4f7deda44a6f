import type { Db } from '../../kernel/database.ts'

/** What administrators set for a company; undefined where there is none such. */
export const findCompanySettings = (db: Db, companyId: number) =>
  db
    .selectFrom('companies')
    .select(['id', 'name', 'instantBill', 'reserveEntrancePermission', 'insertDraft'])
    .select(['loadSelectedDrivers', 'loadSystemReserve', 'minLoadReserveRangeKm', 'maxLoadReserveRangeKm'])
    .select(['commissionFixedRial', 'commissionByKm', 'commissionMaxKmPriceRial'])
    .select(['commissionMinKmPriceRial', 'commissionMinKm'])
    .where('id', '=', companyId)
    .executeTakeFirst()
export type CompanyFacts = NonNullable<Awaited<ReturnType<typeof findCompanySettings>>>

/** The kinds of goods that a company does not issue waybills for at once, by name. */
export const listNotAllowed = (db: Db, companyId: number) =>
  db
    .selectFrom('notAllowedGoods')
    .innerJoin('goods', 'goods.id', 'notAllowedGoods.goodsId')
    .select(['notAllowedGoods.id', 'goodsId', 'goods.name'])
    .where('companyId', '=', companyId)
    .orderBy('goods.name')
    .execute()
