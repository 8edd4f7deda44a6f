import type { Db } from '../../kernel/database.ts'

export const listGoods = (db: Db) =>
  db
    .selectFrom('goods')
    .select(['id', 'name', 'category'])
    .where('isActive', '=', true)
    .orderBy('name')
    .execute()

export const listPackagings = (db: Db) =>
  db.selectFrom('packagings').select(['id', 'name']).where('isActive', '=', true).orderBy('id').execute()

export const listLoaderTypes = (db: Db, categoryCode?: number) =>
  db
    .selectFrom('loaderTypes')
    .select(['id', 'name', 'categoryCode', 'categoryName'])
    .where('isActive', '=', true)
    .$if(categoryCode !== undefined, (types) => types.where('categoryCode', '=', categoryCode ?? 0))
    .orderBy('id')
    .execute()

export const listLoaderCategories = (db: Db) =>
  db
    .selectFrom('loaderTypes')
    .select(['categoryCode', 'categoryName'])
    .where('isActive', '=', true)
    .distinct()
    .orderBy('categoryCode')
    .execute()

/** The word that each lookup bears until it changes. */
export async function showVersions(db: Db) {
  const rows = await db.selectFrom('lookupVersions').select(['name', 'version']).execute()
  const versions = new Map(rows.map((row) => [row.name, row.version]))
  const versionOf = (name: string) => versions.get(name) ?? ''
  return {
    goods: versionOf('goods'),
    packagings: versionOf('packagings'),
    loaderTypes: versionOf('loader_types'),
    cities: versionOf('cities'),
  }
}
