import { cargoTable } from '@bargah/contract/features/cargos/cargos.columns.ts'
import { PreviousCargo } from '@bargah/contract/features/cargos/pre-loads.schema.ts'
import type { Session } from '../../kernel/call.ts'
import type { Db } from '../../kernel/database.ts'
import type { Days } from '../../kernel/days.ts'
import { sql } from '../../kernel/sql.ts'
import { isAnyOf, isBefore, isSince } from '../../kernel/sql-parts.ts'
import { sqlRows } from '../../kernel/sql-rows.ts'
import { cargoScope } from './cargo-scope.store.ts'
import { cargoSheet } from './cargos.views.ts'

const kala = sql`json_build_object('id', goods.id, 'kalaDesc', goods.name, 'logesticDesc', goods.category)`
const packaging = sql`json_build_object('id', packagings.id, 'name', packagings.name)`

const previousRows = sqlRows(PreviousCargo, cargoTable, {
  ...cargoSheet.source,
  fields: {
    ...cargoSheet.source.fields,
    kala: { sql: kala, needs: ['goods'] },
    Bastebandy: { sql: packaging, needs: ['packagings'] },
    cityDestinationName: { sql: sql`(select name from cities where id = cargos.destination_city_id)` },
    tariffToman: {
      sql: sql`(select price_toman from hall_tariffs
        where hall_tariffs.hall_id = cargos.hall_id and city_id = cargos.destination_city_id)`,
    },
  },
})

/** The company's cargos as its form takes them over, the newest first. */
export const listPreviousCargos = (
  db: Db,
  session: Session,
  filter: Days & { goodsIds?: readonly number[] },
) =>
  previousRows.list(db, {
    where: [
      cargoScope(session),
      isSince('cargos.announcedAt', filter.since),
      isBefore('cargos.announcedAt', filter.before),
      isAnyOf('cargos.goodsId', filter.goodsIds),
    ],
    order: ['-cargos.announcedAt'],
  })

const customerOf = <E extends 'sender' | 'receiver'>(end: E) => {
  const address = sql.ref(`preLoads.${end}AddressId`)
  return {
    id: sql<
      number | null
    >`(select customer_id from customer_addresses where customer_addresses.id = ${address})`.as(
      `${end}Id` as const,
    ),
    name: sql<string | null>`customer_at(${address})`.as(`${end}Name` as const),
  }
}

/** What a company keeps, the newest first, with the names of what it names. */
export const listKept = (db: Db, companyId: number) =>
  db
    .selectFrom('preLoads')
    .innerJoin('goods', 'goods.id', 'preLoads.goodsId')
    .leftJoin('packagings', 'packagings.id', 'preLoads.packagingId')
    .leftJoin('cities', 'cities.id', 'preLoads.destinationCityId')
    .leftJoin('hallTariffs', (join) =>
      join
        .onRef('hallTariffs.hallId', '=', 'preLoads.hallId')
        .onRef('hallTariffs.cityId', '=', 'preLoads.destinationCityId'),
    )
    .leftJoin('hallCompanies', (join) =>
      join
        .onRef('hallCompanies.hallId', '=', 'preLoads.hallId')
        .onRef('hallCompanies.companyId', '=', 'preLoads.companyId'),
    )
    .selectAll('preLoads')
    .select([
      'goods.name as goodsName',
      'goods.category as goodsCategory',
      'packagings.name as packagingName',
    ])
    .select([
      'cities.name as cityName',
      'hallTariffs.priceToman as tariffToman',
      'hallCompanies.id as hallCompanyId',
    ])
    .select([
      customerOf('sender').id,
      customerOf('sender').name,
      customerOf('receiver').id,
      customerOf('receiver').name,
    ])
    .select(
      sql<
        number | null
      >`(select min(category_code) from loader_types where id = any(pre_loads.loader_type_ids))`.as(
        'categoryCode',
      ),
    )
    .where('preLoads.companyId', '=', companyId)
    .orderBy('preLoads.keptAt', 'desc')
    .orderBy('preLoads.id', 'desc')
    .execute()
export type KeptPreLoad = Awaited<ReturnType<typeof listKept>>[number]
