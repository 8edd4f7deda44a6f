import type { Db, Tx } from '../../kernel/database.ts'
import { didChange, insertUnlessThere } from '../../kernel/sql.ts'

/** What a company is to whoever gives it a hall, or undefined. */
export const findCompanyStanding = (db: Db | Tx, id: number) =>
  db.selectFrom('companies').select(['name', 'isAccepted']).where('id', '=', id).executeTakeFirst()

/** Undefined when the company represents the hall already. */
export const insertRepresentation = (tx: Tx, link: { hallId: number; companyId: number }) =>
  insertUnlessThere(tx, 'hallCompanies', link)

type Native = { hallId: number; driverId: number; freighterId: number }

export const insertNative = (tx: Tx, native: Native) => insertUnlessThere(tx, 'nativeDrivers', native)

type Tariff = { hallId: number; cityId: number; priceToman: number }

/** Sets the price of a city. Out: the tariff's id, and the price that it had. */
export async function setTariff(tx: Tx, tariff: Tariff): Promise<{ id: number; wasToman: number | null }> {
  const { hallId, cityId, priceToman } = tariff
  const of = tx.selectFrom('hallTariffs').select(['id', 'priceToman']).where('hallId', '=', hallId)
  const known = await of.where('cityId', '=', cityId).forUpdate().executeTakeFirst()
  const { id } = await tx
    .insertInto('hallTariffs')
    .values(tariff)
    .onConflict((on) => on.columns(['hallId', 'cityId']).doUpdateSet({ priceToman }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, wasToman: known?.priceToman ?? null }
}

/** The price of a city at a hall, locked; undefined where none is set. */
export const lockTariff = (tx: Tx, { hallId, cityId }: Pick<Tariff, 'hallId' | 'cityId'>) =>
  tx
    .selectFrom('hallTariffs')
    .select('priceToman')
    .where('hallId', '=', hallId)
    .where('cityId', '=', cityId)
    .forUpdate()
    .executeTakeFirst()

type Belongings = 'hallCompanies' | 'nativeDrivers' | 'hallTariffs'

/** Out: whether there was one by this id. */
export const deleteBelonging = (tx: Tx, table: Belongings, id: number): Promise<boolean> =>
  didChange(tx.deleteFrom(table).where('id', '=', id))

export const findCityName = (db: Db | Tx, cityId: number) =>
  db.selectFrom('cities').select('name').where('id', '=', cityId).executeTakeFirst()
