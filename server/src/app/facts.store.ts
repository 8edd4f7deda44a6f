import type { Db } from '../kernel/database.ts'
import { readCities, readGoods, readLoaderTypes, readPackagings, readProvinces } from '../kernel/facts.ts'

/** Fills the lists that come with the product into a database that has none of them yet. Safe to repeat. */
export async function loadFacts(db: Db): Promise<void> {
  if (await db.selectFrom('provinces').select('id').limit(1).executeTakeFirst()) return
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('provinces')
      .values(readProvinces().map(({ id, name }) => ({ id, name })))
      .execute()
    const cities = readCities().map(({ id, provinceId, county, name, latitude, longitude }) => ({
      id,
      provinceId,
      county,
      name,
      latitude,
      longitude,
    }))
    await tx.insertInto('cities').values(cities).execute()
    await tx
      .insertInto('goods')
      .values(readGoods().map(({ name, category }) => ({ name, category })))
      .execute()
    await tx
      .insertInto('packagings')
      .values(readPackagings().map(({ name }) => ({ name })))
      .execute()
    const loaderTypes = readLoaderTypes().map(({ code, ...rest }) => ({ id: code, ...rest }))
    await tx.insertInto('loaderTypes').values(loaderTypes).execute()
  })
}
