import type { FoundDriver } from '@bargah/contract/features/cargos/chosen-drivers.schema.ts'
import { mostDriversFound } from '@bargah/contract/features/cargos/chosen-drivers.text.ts'
import { toLatinDigits } from '@bargah/contract/kernel/digits.ts'
import { normalizeText } from '@bargah/contract/kernel/text.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import { sql } from '../../kernel/sql.ts'
import { findsKey, hasKey } from '../../kernel/sql-search.ts'

const selectDrivers = (db: Db) =>
  db
    .selectFrom('drivers')
    .innerJoin('driverFreighters', 'driverFreighters.id', 'drivers.currentDriverFreighterId')
    .innerJoin('freighters', 'freighters.id', 'driverFreighters.freighterId')
    .innerJoin('loaderTypes', 'loaderTypes.id', 'freighters.loaderTypeId')
    .select(['drivers.id as driverId', 'drivers.firstName as driverName', 'drivers.lastName as driverFamily'])
    .select(['drivers.cardNumber as driverCardNumber', 'freighters.cardNumber as freighterCardNumber'])
    .select(sql<string>`concat(plate_two, plate_letter, plate_three)`.as('plaqueNumber'))
    .select('freighters.plateRegion as plaqueSerialNumber')
    .select(['loaderTypes.id as loaderTypeId', 'loaderTypes.fullName as loaderTypeName'])
    .orderBy('drivers.lastName')
    .orderBy('drivers.firstName')
    .orderBy('drivers.id')

type Asked = { loaderTypeId?: number; search?: string }

/** The first drivers with open accounts whose truck is of a type and whom the search means; a number must be theirs whole. */
export function findDriversByLoader(db: Db, { loaderTypeId, search = '' }: Asked): Promise<FoundDriver[]> {
  let query = selectDrivers(db).where('drivers.isActive', '=', true).limit(sql.lit(mostDriversFound))
  if (loaderTypeId !== undefined) query = query.where('freighters.loaderTypeId', '=', loaderTypeId)
  for (const word of normalizeText(search).split(' ').filter(Boolean)) query = query.where(isMeantBy(word))
  return query.execute()
}

function isMeantBy(word: string) {
  const number = toLatinDigits(word)
  if (/^\d+$/.test(number))
    return sql<boolean>`${number} in (drivers.national_id, drivers.card_number, freighters.card_number)`
  // what is no number is of no number: the text also has the mobile, and the plate
  const name = sql`normalize_text(drivers.first_name || ' ' || drivers.last_name)`
  return sql<boolean>`(${findsKey(sql`drivers.search_text`, word)} and ${hasKey(name, word)})`
}

/** Those to whom a load is offered; nobody = to all. */
export const listChosen = (db: Db, cargoId: number): Promise<FoundDriver[]> =>
  selectDrivers(db)
    .innerJoin('cargoChosenDrivers', 'cargoChosenDrivers.driverId', 'drivers.id')
    .where('cargoChosenDrivers.cargoId', '=', cargoId)
    .execute()

/** A load's route and company, as a driver is told of it. */
export const findOffer = (db: Db | Tx, cargoId: number) =>
  db
    .selectFrom('cargos')
    .innerJoin('companies', 'companies.id', 'cargos.companyId')
    .select(['cargos.origin', 'cargos.destination', 'companies.name as companyName'])
    .select('companies.loadSelectedDrivers')
    .where('cargos.id', '=', cargoId)
    .executeTakeFirstOrThrow()
