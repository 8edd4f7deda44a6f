import type { Db } from '../../kernel/database.ts'

export const listProvinces = (db: Db) =>
  db.selectFrom('provinces').select(['id', 'name']).orderBy('name').execute()

/** The cities by name: of one province, or all of them. */
export const listCities = (db: Db, provinceId?: number) =>
  db
    .selectFrom('cities')
    .select(['id', 'name', 'provinceId'])
    .$if(provinceId !== undefined, (cities) => cities.where('provinceId', '=', provinceId ?? 0))
    .orderBy('name')
    .orderBy('id')
    .execute()
